import type { FilterValues } from '@cloudstreet/sdk';

/** Parses the values of a filter from a URL. Invalid values are skipped. */
export function parseFilterValues(raw: unknown, values: FilterValues): (string | number)[] {
  const parts = Array.isArray(raw) ? raw : typeof raw === 'string' ? raw.split(',') : [raw];
  const read = parts
    .map((part) => (values.type === 'string' ? part : toNumber(part)))
    .filter((value) => takes(values, value));
  return [...new Set(read)];
}

function toNumber(part: unknown): unknown {
  return typeof part === 'string' && part.trim() !== '' ? Number(part) : part;
}

function takes(
  { type, choices, pattern, minimum, maximum }: FilterValues,
  value: unknown,
): value is string | number {
  if (type === 'string' ? typeof value !== 'string' : typeof value !== 'number') return false;
  if (typeof value === 'number') {
    const isWhole = type !== 'integer' || Number.isSafeInteger(value);
    const isWithin = value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity);
    if (!(isWhole && isWithin)) return false;
  }
  if (choices && !choices.includes(value as string | number)) return false;
  return pattern === undefined || new RegExp(pattern).test(String(value));
}
