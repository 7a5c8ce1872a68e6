/** Finds, for example, a product by its slug. Throws if there is none, which is a bug: names are checked on reading. */
export function findRecord<Key extends string, Item extends Record<Key, string>>(
  records: readonly Item[],
  key: Key,
  name: string,
): Item {
  const record = records.find((candidate) => candidate[key] === name);
  if (!record) throw new Error(`nothing has the ${key} "${name}"`);
  return record;
}
