/** Finds, for example, a product by its slug. Throws if there is none: a bug, as names are checked on reading. */
export function findRecord<Key extends string, Kept extends Record<Key, string>>(
  records: readonly Kept[],
  key: Key,
  name: string,
): Kept {
  const record = records.find((candidate) => candidate[key] === name);
  if (!record) throw new Error(`nothing has the ${key} "${name}"`);
  return record;
}
