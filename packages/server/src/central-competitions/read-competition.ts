import type { Schemas } from '@cloudstreet/sdk/contract';
import { withoutNull } from '../platform/http/responses.js';
import { dateOf, embedded, type Hal, idOf, numberOf, positiveOf, textOf } from './hal.js';

type Status = Schemas['CompetitionStatus'];

/** Status of a day by that of SoaringSpot. */
const STATUSES: ReadonlyMap<string, Status> = new Map([
  ['planned', 'planned'],
  ['scoring', 'scoring'],
  ['preliminary', 'preliminary_result'],
  ['unofficial', 'inofficial_result'],
  ['official', 'final_result'],
  ['final', 'final_result'],
  ['cancelled', 'neutralized'],
  ['canceled', 'neutralized'],
  ['neutralised', 'neutralized'],
  ['neutralized', 'neutralized'],
  ['no_task', 'neutralized'],
]);
const SECONDS_PER_MINUTE = 60;
const METRES_PER_KM = 1000;

/** Reads the head of a competition; undefined if it has no id, name or dates. */
export function readCompetition(contest: Hal): Schemas['CentralCompetition'] | undefined {
  const id = idOf(contest.id);
  const name = textOf(contest.name);
  const start_date = dateOf(contest.start_date);
  const end_date = dateOf(contest.end_date);
  if (id === undefined || name === undefined || !start_date || !end_date) return undefined;
  const [location] = embedded(contest, 'location');
  const country = textOf(contest.country)?.toUpperCase();
  return withoutNull({
    id,
    name,
    start_date,
    end_date,
    place: textOf(location?.name) ?? null,
    country: country !== undefined && /^[A-Z]{2}$/.test(country) ? country : null,
  });
}

/** Reads a day of a class; undefined if it has no id or date. */
export function readDay(task: Hal): Schemas['CentralDay'] | undefined {
  const id = idOf(task.id);
  const date = dateOf(task.task_date);
  if (id === undefined || !date) return undefined;
  const minutes = positiveOf(task.task_duration);
  const isArea = textOf(task.task_type) === 'assigned_area';
  return withoutNull({
    id,
    date,
    number: numberOf(task.task_number) ?? null,
    status: STATUSES.get(textOf(task.result_status)?.toLowerCase() ?? '') ?? 'not_planned',
    assigned_area: isArea,
    distance: kilometres(task.task_distance),
    min_distance: kilometres(task.task_distance_min),
    max_distance: kilometres(task.task_distance_max),
    min_time: isArea && minutes !== undefined ? Math.round(minutes / SECONDS_PER_MINUTE) : null,
  });
}

export function kilometres(value: unknown): number | null {
  const metres = positiveOf(value);
  return metres === undefined ? null : Math.round(metres / 10) / (METRES_PER_KM / 10);
}
