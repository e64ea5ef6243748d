import type { Flight } from '@cloudstreet/sdk';
import { formatDate } from '../values/format-time.js';
import { FILTER_NAMES, flightQuery, flightsPage, periodQuery } from './flight-filters.js';
import { flightRow } from './flight-row.js';
import { h } from './h.js';
import { defineWidget } from './widget.js';
import { readChoice, readCount, type WidgetContext } from './widget-context.js';

const ROWS = 5;
/** Values of the attribute `order` with the sort key of `GET /flight`. */
const ORDERS = { newest: '-scoring_date', best: '-points' } as const;

/** The latest or the best flights of a user, club, airfield, aircraft, country or of all. */
export const flightsWidget = defineWidget<Flight[]>({
  tag: 'cloudstreet-flights',
  attributes: [...FILTER_NAMES, 'contest', 'period', 'count', 'order'],
  load: async (context) =>
    context.load('flight', {
      ...flightQuery(context),
      ...periodQuery(context),
      contest: context.read('contest'),
      order_by: readChoice(context.read, 'order', ORDERS),
      limit: String(readCount(context.read, ROWS)),
      include_story: 'false',
    }),
  render: (flights, context) => ({
    heading: context.texts[context.read('order') === 'best' ? 'widget.best' : 'widget.flights'](),
    content: [flightList(flights, context)],
    more: {
      href: context.page(flightsPage(context)),
      text: context.texts['widget.allFlights'](),
    },
  }),
});

interface BestOfDay {
  /** Undefined if there are no flights at all. */
  date: string | undefined;
  flights: Flight[];
}

/** The best flights of a day, by default of the last day with flights. */
export const dailyWidget = defineWidget<BestOfDay>({
  tag: 'cloudstreet-daily',
  attributes: [...FILTER_NAMES, 'contest', 'date', 'count'],
  async load(context) {
    const query = { ...flightQuery(context), include_story: 'false' };
    const limit = String(readCount(context.read, ROWS));
    const date = context.read('date') ?? (await lastDay(context, query));
    if (date === undefined) return { date, flights: [] };
    const flights = await context.load<Flight[]>('flight', {
      ...query,
      contest: context.read('contest'),
      scoring_date_in: date,
      order_by: '-points',
      limit,
    });
    return { date, flights };
  },
  render: ({ date, flights }, context) => ({
    heading:
      date === undefined
        ? context.texts['widget.best']()
        : context.texts['widget.daily']({ date: formatDate(date, context.units) }),
    content: [flightList(flights, context)],
    more: {
      href: context.page(flightsPage(context)),
      text: context.texts['widget.allFlights'](),
    },
  }),
});

async function lastDay(
  { load }: WidgetContext,
  query: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const [last] = await load<Flight[]>('flight', { ...query, limit: '1' });
  return last?.scoring_date;
}

function flightList(flights: readonly Flight[], context: WidgetContext): Node {
  if (flights.length === 0) {
    return h('p', { class: 'empty', part: 'empty' }, context.texts['widget.noFlights']());
  }
  return h(
    'ol',
    { class: 'flights', part: 'list' },
    ...flights.map((flight) => flightRow(flight, context)),
  );
}
