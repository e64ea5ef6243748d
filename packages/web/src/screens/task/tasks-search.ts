import type { QueryParameters, Schemas } from '@cloudstreet/sdk/contract';
import { idOf } from '../../app/search/parse-id.js';

type Query = QueryParameters<'listTasks'>;
type Order = NonNullable<Query['order_by']>;

/** Orders of a list of tasks. */
export const TASK_ORDERS = [
  '-modified',
  '-distance',
  'distance',
  'name',
  'kind',
  '-stars',
] as const satisfies Order[];
export type TaskOrder = (typeof TASK_ORDERS)[number];

export const TASK_KINDS = [
  'FR',
  'FR4',
  'GL',
  'OR',
  'TR',
  'RT',
  'MTR',
  'MRT',
] as const satisfies Schemas['TaskKind'][];

export const RULE_SETS = [
  'D',
  'F',
  'AA',
  'US',
  'GP',
  'P',
  'FR',
  'UK',
] as const satisfies Schemas['RuleSet'][];

export const TASK_LISTS = ['mine', 'starred', 'all'] as const;
export type TaskList = (typeof TASK_LISTS)[number];

/** State of a page of tasks in its URL. */
export interface TasksSearch {
  /** By default the tasks of the user, or all without an account. */
  readonly list?: TaskList;
  readonly order_by?: TaskOrder;
  readonly kind?: Schemas['TaskKind'];
  readonly ruleset?: Schemas['RuleSet'];
  /** Whether the tasks end where they start. */
  readonly closed?: boolean;
  /** Limits of the distance in km. */
  readonly distance_gt?: number;
  readonly distance_lt?: number;
  /** Id of the pilot. */
  readonly user?: number;
  /** Id of the airport at which the tasks start. */
  readonly airport?: number;
  /** Id of the task that the map shows. */
  readonly task?: number;
}

export function parseTasksSearch(raw: Record<string, unknown>): TasksSearch {
  const list = TASK_LISTS.find((one) => one === raw['list']);
  const order = TASK_ORDERS.find((one) => one === raw['order_by']);
  const kind = TASK_KINDS.find((one) => one === raw['kind']);
  const ruleset = RULE_SETS.find((one) => one === raw['ruleset']);
  const closed = [true, false].find((one) => String(one) === String(raw['closed']));
  const over = distanceOf(raw['distance_gt']);
  const under = distanceOf(raw['distance_lt']);
  const [user, airport, task] = [idOf(raw['user']), idOf(raw['airport']), idOf(raw['task'])];
  return {
    ...(list && { list }),
    ...(order && { order_by: order }),
    ...(kind && { kind }),
    ...(ruleset && { ruleset }),
    ...(closed !== undefined && { closed }),
    ...(over !== undefined && { distance_gt: over }),
    ...(under !== undefined && { distance_lt: under }),
    ...(user && { user }),
    ...(airport && { airport }),
    ...(task && { task }),
  };
}

/** Longest distance that the contract allows. */
const MAX_KM = 100_000;

function distanceOf(raw: unknown): number | undefined {
  const km = typeof raw === 'string' && raw !== '' ? Number(raw) : raw;
  return typeof km === 'number' && km >= 0 && km <= MAX_KM ? km : undefined;
}

/** Returns the query of the filters and the order. The chosen list decides about owner and stars. */
export function taskFilters(search: TasksSearch): Query {
  const { kind, ruleset, closed, user, airport } = search;
  const { distance_gt: over, distance_lt: under, order_by: order = '-modified' } = search;
  return {
    ...(kind && { kind }),
    ...(ruleset && { ruleset }),
    ...(closed !== undefined && { closed }),
    ...(over !== undefined && { distance_gt: over }),
    ...(under !== undefined && { distance_lt: under }),
    ...(user && { user_id_in: [user] }),
    ...(airport && { airport_id_in: [airport] }),
    order_by: order,
  };
}
