/** Returns the text of a form field as typed; empty if missing. */
export function rawTextOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}

/** Returns the trimmed text of a form field. */
export function textOf(values: FormData, name: string): string {
  return rawTextOf(values, name).trim();
}
