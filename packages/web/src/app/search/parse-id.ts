import { notFound } from '@tanstack/react-router';

/** The number in a path; anything else is a page that does not exist. */
export function parseId(text: string | number): number {
  const id = Number(text);
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to say "not found"
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw notFound();
  return id;
}
