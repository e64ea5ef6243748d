/**
 * The values of a column at the given indices, as a column of their number: the very same ones
 * where the indices follow each other without a gap.
 *
 * A loop, because `from` with a function takes ten times as long, and flights have many fixes.
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
