import { checkFinite, checkList, checkObject } from '../units/check-value.js';
import { type ActivityState, isException, listedActivity } from './listed-times.js';

/** Period in which an airspace is active, in Unix seconds. An absent end is open. */
export interface ActivePeriod {
  readonly startS?: number;
  readonly endS?: number;
}

/** Active times of an airspace by its file. Without any of these it is always active. */
export interface AirspaceSchedule {
  /** The AA records that are intervals, in their order. */
  readonly periods: readonly ActivePeriod[];
  /** `AA NONE`: active only by NOTAM. */
  readonly byNotam: boolean;
  /** The AW, AP and AP! records, as in the file: times of the week, periods and exceptions. */
  readonly otherTimes: readonly string[];
  /** Whether an activation time could not be read. */
  readonly isIncomplete: boolean;
}

/** Reason for treating an airspace as active or inactive. */
export type ActivityReason =
  | 'no-times'
  | 'within-times'
  | 'outside-times'
  | 'by-notam'
  /** Some of the other times could not be parsed, or are local times without a known zone. */
  | 'other-times'
  | 'unreadable-times';

/** Whether an airspace was active, with the source of that statement. */
export interface AirspaceActivity {
  readonly state: ActivityState;
  readonly reason: ActivityReason;
}

/**
 * Returns whether an airspace was active at any moment of an interval of time. Exceptions (AP!)
 * also apply to its intervals (AA): no document defines the combination, and an exception would
 * have no effect otherwise.
 *
 * @param startS Unix seconds, as `endS`.
 * @param timeZone Time zone of the place, from the IANA database. Without it, times by the local
 *   clock are unknown.
 * @throws {TypeError} If the schedule is not a schedule, or a time is not a number.
 * @throws {RangeError} If a time is not finite, the end comes first, or the zone is unknown.
 * @see Naviter, OpenAir file format support, version 2.0
 */
export function airspaceActivity(
  schedule: AirspaceSchedule,
  startS: number,
  endS: number,
  timeZone?: string,
): AirspaceActivity {
  checkObject('schedule', schedule, ['periods', 'byNotam', 'otherTimes', 'isIncomplete']);
  checkList('periods', schedule.periods);
  checkList('otherTimes', schedule.otherTimes);
  checkFinite('startS', startS);
  checkFinite('endS', endS);
  if (endS < startS) throw new RangeError(`endS ${endS} comes before startS ${startS}.`);
  const inPeriods = periodStates(schedule, { startS, endS }, timeZone);
  if (inPeriods.includes('active')) return { state: 'active', reason: 'within-times' };
  const listed = hasListedTimes(schedule)
    ? listedActivity(schedule.otherTimes, { startS, endS }, timeZone)
    : 'inactive';
  if (listed === 'active') return { state: 'active', reason: 'within-times' };
  if (schedule.byNotam) return { state: 'unknown', reason: 'by-notam' };
  if (schedule.isIncomplete) return { state: 'unknown', reason: 'unreadable-times' };
  if (listed === 'unknown' || inPeriods.includes('unknown')) {
    return { state: 'unknown', reason: 'other-times' };
  }
  return schedule.periods.length + schedule.otherTimes.length > 0
    ? { state: 'inactive', reason: 'outside-times' }
    : { state: 'active', reason: 'no-times' };
}

/** Cuts the exceptions out of each listed interval that overlaps an interval of time. */
function periodStates(
  { periods, otherTimes }: AirspaceSchedule,
  interval: Required<ActivePeriod>,
  timeZone: string | undefined,
): ActivityState[] {
  const exceptions = otherTimes.filter(isException);
  return periods
    .map((period) => ({
      startS: Math.max(period.startS ?? Number.NEGATIVE_INFINITY, interval.startS),
      endS: Math.min(period.endS ?? Number.POSITIVE_INFINITY, interval.endS),
    }))
    .filter((part) => part.startS <= part.endS)
    .map((part) => listedActivity(exceptions, part, timeZone));
}

/** Exceptions alone do not decide if another record defines when an airspace is active. */
function hasListedTimes({ periods, byNotam, isIncomplete, otherTimes }: AirspaceSchedule): boolean {
  const isToldElsewhere = periods.length > 0 || byNotam || isIncomplete;
  return otherTimes.length > 0 && !(isToldElsewhere && otherTimes.every(isException));
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?Z$/;

/**
 * Parses `START/END` in UTC, where one of them may be `NONE`. Undefined if the text has another
 * form.
 */
export function parsePeriod(text: string): ActivePeriod | undefined {
  const ends = text.trim().toUpperCase().split('/');
  if (ends.length !== 2) return undefined;
  const [startS, endS] = ends.map((end) => (end === 'NONE' ? undefined : momentS(end)));
  if (Number.isNaN(startS) || Number.isNaN(endS)) return undefined;
  if (startS === undefined && endS === undefined) return undefined;
  if (startS !== undefined && endS !== undefined && endS < startS) return undefined;
  return { ...(startS !== undefined && { startS }), ...(endS !== undefined && { endS }) };
}

function momentS(text: string): number {
  if (!MOMENT.test(text)) return Number.NaN;
  const milliseconds = Date.parse(text);
  if (Number.isNaN(milliseconds)) return Number.NaN;
  // A 31st of February would be read as a day of March; 24:00 is the end of its day.
  const day = text.slice(0, 10);
  const isDay = new Date(`${day}T00:00Z`).toISOString().startsWith(day);
  return isDay ? milliseconds / 1000 : Number.NaN;
}
