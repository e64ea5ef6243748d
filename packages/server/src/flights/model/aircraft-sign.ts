/** A nationality mark, a hyphen and the marks of an aircraft, or a number of the United States. */
const REGISTRATION = /^(?:[A-Z0-9]{1,2}-[A-Z0-9]{2,5}|N[1-9]\d{0,4}[A-Z]{0,2})$/;
/** Marks that people enter in place of their own. */
const PLACEHOLDER = /-(?:0+|X+)$/;

/** Returns whether a normalized text identifies an aircraft, so that others may know it by it. */
export function isRegistration(sign: string): boolean {
  return REGISTRATION.test(sign) && !PLACEHOLDER.test(sign);
}

/**
 * Returns a registration or competition id in capitals, with hyphens as separators and without
 * punctuation around it, or undefined if it is none.
 */
export function normalizeSign(value: string | undefined): string | undefined {
  const sign = (value ?? '')
    .toUpperCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/[_\s\p{Pd}\u2212]+/gu, '-');
  return /^[A-Z0-9-]{1,10}$/.test(sign) ? sign : undefined;
}
