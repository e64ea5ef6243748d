/** Returns the text of a form field as typed; empty if missing. */
export function rawTextOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}

/** The text of a form's field without blanks around it. */
export function textOf(values: FormData, name: string): string {
  return rawTextOf(values, name).trim();
}
