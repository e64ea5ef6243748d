import { clockOffsetS } from '../units/clock-offset.js';

/** Whether an airspace was active by its file. */
export type ActivityState = 'active' | 'inactive' | 'unknown';

/** An interval in Unix seconds without its end. */
interface HalfOpenInterval {
  readonly startS: number;
  readonly endS: number;
}

/** One record: weekly hours, or a single period. */
interface ListedTime extends HalfOpenInterval {
  /** Whether the times are local; otherwise UTC. */
  readonly isLocal: boolean;
  /** Day of the week, 0 for Sunday. The times count from its beginning. */
  readonly weekday?: number;
}

const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];
const WEEKLY = /^AW ([A-Z]{3})\.(\d\d):(\d\d)([LZ])-(\d\d):(\d\d)\4$/;
const MOMENT = '(\\d\\d)\\.(\\d\\d)\\.(\\d{4})\\.(\\d\\d):(\\d\\d)';
const DATED = new RegExp(`^AP!? ${MOMENT}([LZ])-${MOMENT}\\6$`);
const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

/**
 * Returns by the AW, AP and AP! records of an airspace whether it was active during an interval of
 * time: within weekly hours (AW) or a period (AP), and not within an exception (AP!). The last
 * minute of each is included. An airspace with exceptions only is active at all other times.
 *
 * Times by the local clock (L) need the zone of the place. The clock offset is that of the start of
 * the interval: clocks change at night.
 *
 * @param times Records as in `AirspaceSchedule.otherTimes`.
 * @param timeZone Name in the IANA database.
 * @returns `unknown` if a record that decides cannot be read, or is local and the zone is unknown.
 * @throws {RangeError} If the zone is unknown.
 * @see Airspaces of the Netherlands, version 2204. No document defines these records, so they are
 *   read as that file uses them.
 */
export function listedActivity(
  times: readonly string[],
  { startS, endS }: HalfOpenInterval,
  timeZone?: string,
): ActivityState {
  const asked = { startS, endS: Math.max(endS, startS + 1) };
  const clockS = timeZone === undefined ? undefined : clockOffsetS(startS, timeZone);
  const exceptions = intervalsOf(times.filter(isException), asked, clockS);
  if (!exceptions.isWhole) return 'unknown';
  const rules = times.filter((time) => !isException(time));
  const { intervals, isWhole } =
    rules.length === 0 ? { intervals: [asked], isWhole: true } : intervalsOf(rules, asked, clockS);
  if (intervals.some((interval) => exceeds(interval, exceptions.intervals))) return 'active';
  return isWhole ? 'inactive' : 'unknown';
}

/** Whether a record defines when an airspace is not active. */
export function isException(time: string): boolean {
  return time.startsWith('AP!');
}

/** Returns the parts of an interval that records cover, and whether all records could be parsed. */
function intervalsOf(
  times: readonly string[],
  asked: HalfOpenInterval,
  clockS: number | undefined,
) {
  const intervals: HalfOpenInterval[] = [];
  let isWhole = true;
  for (const text of times) {
    const time = parseListedTime(text);
    const laterS = time?.isLocal ? clockS : 0;
    if (!time || laterS === undefined) {
      isWhole = false;
      continue;
    }
    for (const { startS, endS } of occurrences(time, asked)) {
      const interval = {
        startS: Math.max(startS - laterS, asked.startS),
        endS: Math.min(endS - laterS, asked.endS),
      };
      if (interval.startS < interval.endS) intervals.push(interval);
    }
  }
  return { intervals, isWhole };
}

/** Returns the intervals around a time in which a record applies. */
function occurrences(
  { weekday, ...interval }: ListedTime,
  asked: HalfOpenInterval,
): HalfOpenInterval[] {
  if (weekday === undefined) return [interval];
  const days: HalfOpenInterval[] = [];
  // A clock is at most a day from UTC, and a time may last past midnight.
  const lastDay = Math.floor(asked.endS / DAY_S) + 1;
  for (let day = Math.floor(asked.startS / DAY_S) - 2; day <= lastDay; day++) {
    const fromS = day * DAY_S;
    if (new Date(fromS * 1000).getUTCDay() !== weekday) continue;
    days.push({ startS: fromS + interval.startS, endS: fromS + interval.endS });
  }
  return days;
}

/** Whether part of an interval is outside of all others. */
function exceeds({ startS, endS }: HalfOpenInterval, others: readonly HalfOpenInterval[]): boolean {
  let fromS = startS;
  for (const other of others.toSorted((a, b) => a.startS - b.startS)) {
    if (other.startS > fromS) break;
    fromS = Math.max(fromS, other.endS);
  }
  return fromS < endS;
}

function parseListedTime(text: string): ListedTime | undefined {
  const record = text.toUpperCase();
  return parseWeekly(record) ?? parseDated(record);
}

function parseWeekly(record: string): ListedTime | undefined {
  const [, day = '', fromHour, fromMinute, clock, toHour, toMinute] = WEEKLY.exec(record) ?? [];
  const weekday = WEEKDAYS.indexOf(day);
  const [startS, lastS] = [dayTimeS(fromHour, fromMinute), dayTimeS(toHour, toMinute)];
  if (weekday < 0 || startS === undefined || lastS === undefined) return undefined;
  const endS = lastS + MINUTE_S;
  return { weekday, isLocal: clock === 'L', startS, endS: endS > startS ? endS : endS + DAY_S };
}

function parseDated(record: string): ListedTime | undefined {
  const parts = DATED.exec(record);
  if (!parts) return undefined;
  const [startS, lastS] = [momentS(parts.slice(1, 6)), momentS(parts.slice(7, 12))];
  if (startS === undefined || lastS === undefined || lastS < startS) return undefined;
  return { isLocal: parts[6] === 'L', startS, endS: lastS + MINUTE_S };
}

function momentS([day, month, year, hour, minute]: string[]): number | undefined {
  const dayS = Date.parse(`${year}-${month}-${day}T00:00:00Z`) / 1000;
  const timeS = dayTimeS(hour, minute);
  // A 31st of February would be read as a day of March.
  const isDay = new Date(dayS * 1000).getUTCDate() === Number(day);
  return isDay && timeS !== undefined ? dayS + timeS : undefined;
}

function dayTimeS(hour = '', minute = ''): number | undefined {
  const timeS = Number(hour) * HOUR_S + Number(minute) * MINUTE_S;
  return hour !== '' && Number(minute) < 60 && timeS < DAY_S ? timeS : undefined;
}
