/**
 * Maximum number of compared flights. There are twelve colours, including that of the main flight.
 */
export const MAX_COMPARED = 11;

/**
 * Parses the flights to compare from a URL, without duplicates, invalid ids and the flight itself.
 */
export function comparedIds(text: string | undefined, ownId: number): number[] {
  const ids = (text ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id >= 1 && id <= 2_147_483_647 && id !== ownId);
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}
