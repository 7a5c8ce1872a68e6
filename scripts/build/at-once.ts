/** Does the work for every item, `limit` of them at a time; the first failure is thrown. */
export async function eachAtOnce<Item>(
  limit: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const takeTurns = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, takeTurns));
}
