import { seasonOf } from '@cloudstreet/scoring/season';
import { readId, type WidgetContext } from './widget-context.js';
import { WidgetAttributeError } from './widget-problem.js';

/** Attributes that select flights, with the parameter of `GET /flight`. */
const FILTERS = {
  user: 'user_id_in',
  club: 'club_id_in',
  airport: 'airport_id_in',
  aircraft: 'aircraft_id_in',
  registration: 'registration_in',
  country: 'country_id_in',
  competition: 'competition_id_in',
} as const;

type FilterName = keyof typeof FILTERS;

/** Names of the attributes that select flights. */
export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

const DAYS: Readonly<Record<string, number>> = { week: 7, month: 30 };
const DAY_MS = 86_400_000;

/** Returns the parameters of `GET /flight` for the attributes of a widget. */
export function flightQuery({ read }: Pick<WidgetContext, 'read'>): Record<string, string> {
  const values = FILTER_NAMES.map((name) => [FILTERS[name], readFilter(read, name)] as const);
  return Object.fromEntries(values.filter((entry) => entry[1] !== undefined)) as Record<
    string,
    string
  >;
}

function readFilter(read: WidgetContext['read'], name: FilterName): string | undefined {
  const value = read(name);
  if (value === undefined || name === 'registration') return value;
  if (name !== 'country') return readId(read, name);
  if (!/^[a-z]{2}$/i.test(value)) throw new WidgetAttributeError(name, value);
  return value.toUpperCase();
}

/**
 * Returns the parameters of `GET /flight` for the attribute `period`: a season, `season` for the
 * current one, or the last `month` or `week`.
 *
 * @throws {WidgetAttributeError} If it has another value.
 */
export function periodQuery({
  read,
  now,
}: Pick<WidgetContext, 'read' | 'now'>): Record<string, string> {
  const period = read('period');
  if (period === undefined || period === 'all') return {};
  const season = readSeason({ read, now });
  if (season !== undefined) return { season_in: String(season) };
  const days = Object.hasOwn(DAYS, period) ? DAYS[period] : undefined;
  if (days === undefined) throw new WidgetAttributeError('period', period);
  const start = new Date(now.getTime() - days * DAY_MS);
  return { scoring_date_start: start.toISOString().slice(0, 10) };
}

/** Returns the season in the attribute `period`; undefined if it names none. */
export function readSeason({ read, now }: Pick<WidgetContext, 'read' | 'now'>): number | undefined {
  const period = read('period') ?? '';
  if (period === 'season') return seasonOf(now.toISOString().slice(0, 10));
  return /^(19|20|21)\d{2}$/.test(period) ? Number(period) : undefined;
}

/** Returns the page that shows all flights of the widget. */
export function flightsPage({ read }: Pick<WidgetContext, 'read'>): string {
  const given = FILTER_NAMES.filter((name) => read(name) !== undefined);
  const [name] = given;
  if (given.length === 1 && name === 'competition') return `/task/score/${read(name)}`;
  if (given.length === 1 && name && name !== 'registration' && name !== 'country') {
    return `/${name}/${read(name)}`;
  }
  const search = new URLSearchParams(given.map((each) => [each, read(each) ?? '']));
  return given.length === 0 ? '/flight' : `/flight?${search}`;
}
