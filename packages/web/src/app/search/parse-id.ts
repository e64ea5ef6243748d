import { notFound } from '@tanstack/react-router';

/** Parses the id in a path. Shows the "not found" page for anything else. */
export function parseId(text: string | number): number {
  return orNotFound(idOf(text));
}

/** Returns the id in a search parameter, or undefined for anything else. */
export function idOf(raw: unknown): number | undefined {
  const id = Number(raw);
  return Number.isInteger(id) && id >= 1 && id <= 2_147_483_647 ? id : undefined;
}

/** Returns a value, or shows the "not found" page if it is undefined. */
export function orNotFound<Value>(value: Value | undefined): Value {
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to say "not found"
  if (value === undefined) throw notFound();
  return value;
}
