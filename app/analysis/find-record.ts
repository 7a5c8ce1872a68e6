/**
 * The record of a name: a product by its slug, a brand by its name, a tier by its label, a source by its id. Names are
 * checked when content is read, so a missing one is a mistake of the code.
 */
export function findRecord<Key extends string, Kept extends Record<Key, string>>(
  records: readonly Kept[],
  key: Key,
  name: string,
): Kept {
  const record = records.find((candidate) => candidate[key] === name);
  if (!record) throw new Error(`nothing has the ${key} "${name}"`);
  return record;
}
