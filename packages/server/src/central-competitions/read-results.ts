import type { Schemas } from '@cloudstreet/sdk/contract';
import { DateTime } from 'luxon';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import { embedded, type Hal, numberOf, positiveOf, textOf } from './hal.js';
import { kilometres } from './read-competition.js';

export type CentralResult = Schemas['CentralResult'];

const KMH_PER_MPS = 3.6;

/** Reads the results of a day in the order of their ranks. */
export function readResults(document: Hal, timeZone: string): CentralResult[] {
  return embedded(document, 'results')
    .flatMap((row) => readResult(row, timeZone) ?? [])
    .toSorted((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity));
}

function readResult(row: Hal, timeZone: string): CentralResult | undefined {
  const [contestant = {}] = embedded(row, 'contestant');
  const name = textOf(contestant.name) ?? pilotNames(contestant);
  if (name === undefined) return undefined;
  const speed = positiveOf(row.scored_speed);
  return withoutNull({
    name,
    rank: positiveOf(row.rank) ?? null,
    rank_total: positiveOf(row.rank_total) ?? null,
    points: numberOf(row.points) ?? null,
    points_total: numberOf(row.points_total) ?? null,
    penalty: positiveOf(row.penalty) ?? null,
    competition_id: textOf(contestant.contestant_number) ?? null,
    registration: textOf(contestant.aircraft_registration) ?? null,
    aircraft: textOf(contestant.aircraft_model) ?? null,
    club: textOf(contestant.club) ?? null,
    handicap: positiveOf(contestant.handicap) ?? null,
    not_competing: contestant.not_competing === true ? true : null,
    distance: kilometres(row.scored_distance),
    speed: speed === undefined ? null : Math.round(speed * KMH_PER_MPS * 100) / 100,
    start_time: timeOf(row.scored_start, timeZone),
    end_time: timeOf(row.scored_finish, timeZone),
    comment: textOf(row.comment) ?? null,
  });
}

function pilotNames(contestant: Hal): string | undefined {
  const names = embedded(contestant, 'pilot').map(({ first_name, last_name }) =>
    [textOf(first_name), textOf(last_name)].filter(Boolean).join(' '),
  );
  return textOf(names.filter(Boolean).join(', '));
}

/** Converts a local time of the competition. */
function timeOf(value: unknown, zone: string): string | null {
  const text = textOf(value);
  if (text === undefined) return null;
  const time = DateTime.fromISO(text, { zone });
  return time.isValid ? toTimestamp(time.toJSDate()) : null;
}
