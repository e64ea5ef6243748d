import type { TaskPointRules } from '@cloudstreet/sdk';
import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { POINT_RULES, SCORE_KINDS } from '../../app/competitions/competition-choices.js';
import { parseSeason } from '../../app/search/date-search.js';
import { idOf } from '../../app/search/parse-id.js';

type Order = NonNullable<QueryParameters<'listCompetitions'>['order_by']>;

export const COMPETITION_ORDERS = [
  '-scoring_date',
  'scoring_date',
  '-distance',
  'distance',
] as const satisfies Order[];
export const COMPETITION_LISTS = ['all', 'mine'] as const;

/** State of the list of competitions in its URL. */
export interface CompetitionsSearch {
  readonly list?: 'mine';
  readonly kind?: (typeof SCORE_KINDS)[number];
  readonly season?: number;
  readonly order_by?: (typeof COMPETITION_ORDERS)[number];
  /** Id of the airport of the flights, or of the start. */
  readonly airport?: number;
  /** Id of the hosted task. */
  readonly task?: number;
}

export function parseCompetitionsSearch(
  raw: { readonly [Name in keyof CompetitionsSearch]: unknown },
): CompetitionsSearch {
  const kind = SCORE_KINDS.find((one) => one === raw.kind);
  const order = COMPETITION_ORDERS.find((one) => one === raw.order_by);
  const season = parseSeason(raw.season);
  const [airport, task] = [idOf(raw.airport), idOf(raw.task)];
  return {
    ...(raw.list === 'mine' && { list: 'mine' }),
    ...(kind && { kind }),
    ...(season !== undefined && { season }),
    ...(order && { order_by: order }),
    ...(airport !== undefined && { airport }),
    ...(task !== undefined && { task }),
  };
}

/** State of the page of a competition in its URL. */
export interface CompetitionSearch {
  /** Rules of the shown points; those of the competition by default. */
  readonly rules?: TaskPointRules;
  readonly club?: number;
  readonly user?: number;
  readonly sc_class?: string;
  readonly season?: number;
}

export function parseCompetitionSearch(
  raw: { readonly [Name in keyof CompetitionSearch]: unknown },
): CompetitionSearch {
  const rules = POINT_RULES.find((one) => one === raw.rules);
  const [club, user] = [idOf(raw.club), idOf(raw.user)];
  const season = parseSeason(raw.season);
  const { sc_class: name } = raw;
  const isName = typeof name === 'string' || typeof name === 'number';
  return {
    ...(rules && { rules }),
    ...(club !== undefined && { club }),
    ...(user !== undefined && { user }),
    ...(isName && { sc_class: String(name).slice(0, 10) }),
    ...(season !== undefined && { season }),
  };
}
