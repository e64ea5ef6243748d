import type { RankingRow } from '@cloudstreet/sdk';
import {
  formatQuantityParts,
  numberFormat,
  quantityText,
} from '../values/format-quantity-parts.js';
import { readSeason } from './flight-filters.js';
import { h } from './h.js';
import { defineWidget } from './widget.js';
import { readCount, readId, type WidgetContext } from './widget-context.js';
import { WidgetAttributeError } from './widget-problem.js';

const ROWS = 10;

/** The places of a contest in a season, of all or of a club, an airfield or a country. */
export const rankingWidget = defineWidget<RankingRow[]>({
  tag: 'cloudstreet-ranking',
  attributes: [
    'contest',
    'category',
    'glider-class',
    'club',
    'airport',
    'country',
    'period',
    'count',
  ],
  async load(context) {
    const { read } = context;
    const count = readCount(read, ROWS);
    const rows = await context.load<RankingRow[]>('ranking', {}, requestOf(context));
    return rows.slice(0, count);
  },
  render(rows, context) {
    const { texts, rankingTitle, page, read, units } = context;
    const name = read('contest') ?? 'free';
    const title = rankingTitle(name);
    const season = seasonOfRanking(context);
    const heading = season === undefined ? title : `${title} ${season}`;
    return {
      heading,
      content: [
        rows.length === 0
          ? h('p', { class: 'empty', part: 'empty' }, texts['widget.noRanking']())
          : rankingTable(rows, { ...context, units }, heading),
      ],
      more: { href: page(rankingPage(context)), text: texts['widget.wholeRanking']() },
    };
  },
});

/** Returns the body of `POST /ranking`. */
function requestOf(context: WidgetContext): object {
  const { read } = context;
  const [club, airport] = [readId(read, 'club'), readId(read, 'airport')];
  return withoutUndefined({
    contest: read('contest'),
    category: read('category'),
    sc_class: read('glider-class'),
    club: club && Number(club),
    airport: airport && Number(airport),
    country: read('country')?.toUpperCase(),
    season: seasonOfRanking(context),
  });
}

/** Returns the season; undefined for the current one. */
function seasonOfRanking(context: WidgetContext): number | undefined {
  const period = context.read('period');
  const season = readSeason(context);
  if (period !== undefined && season === undefined) {
    throw new WidgetAttributeError('period', period);
  }
  return season;
}

function rankingPage(context: WidgetContext): string {
  const { read } = context;
  const names = ['category', 'club', 'airport', 'country'] as const;
  const search = new URLSearchParams(
    names.filter((name) => read(name) !== undefined).map((name) => [name, read(name) ?? '']),
  );
  const season = seasonOfRanking(context);
  if (season !== undefined) search.set('season', String(season));
  return `/ranking/${read('contest') ?? 'free'}${String(search) === '' ? '' : `?${search}`}`;
}

function rankingTable(rows: readonly RankingRow[], context: WidgetContext, name: string): Node {
  const { texts, units } = context;
  const kind = rows[0]?.user ? 'pilot' : rows[0]?.club ? 'club' : 'airport';
  return h(
    'table',
    { class: 'ranking', part: 'table', 'aria-label': name },
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, texts['ranking.position']()),
        h('th', { scope: 'col' }, texts[`ranking.${kind}`]()),
        h('th', { scope: 'col', class: 'number wide' }, texts['activity.flights']()),
        h('th', { scope: 'col', class: 'number wide' }, texts['activity.distance']()),
        h('th', { scope: 'col', class: 'number' }, texts['ranking.points']()),
      ),
    ),
    h(
      'tbody',
      {},
      ...rows.map((row) => {
        const distance = quantityText(formatQuantityParts('distance', row.distance, units));
        return h(
          'tr',
          { part: 'item' },
          h('td', { class: 'position' }, String(row.position)),
          h('td', {}, rankedName(row, context)),
          h('td', { class: 'number wide' }, String(row.flight_count)),
          h('td', { class: 'number wide', part: 'distance' }, distance),
          h(
            'td',
            { class: 'number points', part: 'points' },
            numberFormat(units.locale, 1, 'negative').format(row.points),
          ),
        );
      }),
    ),
  );
}

function rankedName(
  { user, club, airport }: RankingRow,
  { page, linkTarget, texts }: WidgetContext,
) {
  const link = (path: string, name: string) =>
    h('a', { class: 'pilot', part: 'pilot', href: page(path), ...linkTarget }, name);
  if (user) return link(`/user/${user.id}`, user.name);
  if (club) return link(`/club/${club.id}`, club.name);
  if (airport) return link(`/airport/${airport.id}`, airport.name);
  return texts['flight.formerPilot']();
}

function withoutUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
