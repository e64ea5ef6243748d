import { checkFinite } from './check-value.js';

/**
 * Returns by how many seconds the clocks of a zone are ahead of UTC at a moment.
 *
 * @param unixS Unix seconds.
 * @param timeZone Name in the IANA database; the zone of this machine by default.
 * @throws {TypeError} If the moment is not a number.
 * @throws {RangeError} If it is not finite, or the zone is unknown.
 */
export function clockOffsetS(unixS: number, timeZone?: string): number {
  checkFinite('unixS', unixS);
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...(timeZone !== undefined && { timeZone }),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(unixS * 1000);
  const part = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value);
  const clockMs = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return clockMs / 1000 - Math.floor(unixS);
}
