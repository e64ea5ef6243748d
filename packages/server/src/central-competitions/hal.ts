/** Object of a document in the format HAL. */
export type Hal = Readonly<Record<string, unknown>>;

const RELATION = 'http://api.soaringspot.com/rel/';

/** Returns the objects that are embedded under a relation such as `classes`. */
export function embedded(document: Hal, relation: string): Hal[] {
  const found = objectOf(document._embedded)?.[RELATION + relation];
  const all: readonly unknown[] = Array.isArray(found) ? found : [found];
  return all.map(objectOf).filter((each) => each !== undefined);
}

/** Returns the address of a relation. */
export function linkOf(document: Hal, relation: string): string | undefined {
  return textOf(objectOf(objectOf(document._links)?.[RELATION + relation])?.href, MAX_ADDRESS);
}

const MAX_ADDRESS = 500;
const MAX_TEXT = 200;

export function objectOf(value: unknown): Hal | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Hal)
    : undefined;
}

/** Returns a text in one line, and undefined for an empty one. */
export function textOf(value: unknown, maxLength = MAX_TEXT): string | undefined {
  if (typeof value !== 'string') return undefined;
  const line = value.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return line === '' ? undefined : line.slice(0, maxLength);
}

/** Returns a number, also from a text. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** Returns a number that counts or measures something, undefined for 0. */
export function positiveOf(value: unknown): number | undefined {
  const number = numberOf(value);
  return number !== undefined && number > 0 ? number : undefined;
}

export function idOf(value: unknown): number | undefined {
  const id = numberOf(value);
  return id !== undefined && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

export function dateOf(value: unknown): string | undefined {
  const date = textOf(value)?.slice(0, 10);
  return date !== undefined && /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(date) ? date : undefined;
}
