/**
 * Returns the values of a column at the given indexes. If the indexes are consecutive, it is a view
 * of the same column.
 *
 * It uses a loop, because `from` with a function takes ten times the time, and flights have many
 * fixes.
 *
 * @param indices Ascending.
 */
export function valuesAt<Column extends Int32Array | Int16Array | Float64Array>(
  column: Column,
  indices: Int32Array,
): Column {
  const [first, last] = [indices[0] ?? 0, indices.at(-1) ?? -1];
  const isWhole = last - first === indices.length - 1;
  if (isWhole) return column.subarray(first, last + 1) as Column;
  const Values = column.constructor as new (length: number) => Column;
  const values = new Values(indices.length);
  for (let i = 0; i < indices.length; i++) values[i] = column[indices[i]!]!;
  return values;
}
