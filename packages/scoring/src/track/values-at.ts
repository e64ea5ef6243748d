/**
 * The values of a column at the given indices, as a column of their number.
 *
 * A loop, because `from` with a function takes ten times as long, and flights have many fixes.
 */
export function valuesAt<Column extends Int32Array | Int16Array | Float64Array>(
  column: Column,
  indices: Int32Array,
): Column {
  const Values = column.constructor as new (length: number) => Column;
  const values = new Values(indices.length);
  for (let i = 0; i < indices.length; i++) values[i] = column[indices[i]!]!;
  return values;
}
