import { notFound } from '@tanstack/react-router';

/** The number in a path; anything else is a page that does not exist. */
export function parseId(text: string | number): number {
  const id = Number(text);
  return orNotFound(Number.isInteger(id) && id >= 1 && id <= 2_147_483_647 ? id : undefined);
}

/** What a path stands for; where that is nothing, the page does not exist. */
export function orNotFound<Value>(value: Value | undefined): Value {
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to say "not found"
  if (value === undefined) throw notFound();
  return value;
}
