import {
  type FormatOptions,
  formatHours,
  formatNumber,
  formatQuantityWithUnit,
  withUnit,
} from '@cloudstreet/scoring/units';
import type { UserYear } from '@cloudstreet/sdk';
import polyline from '@mapbox/polyline';
import { getAirportRow } from '../../airports/queries.js';
import { getClubRow } from '../../clubs/queries.js';
import type { MapPosition } from '../../flights/card/draw-map.js';
import { findFlightIds, type ListFlightsQuery } from '../../flights/list/flight-list-query.js';
import { findLines } from '../../flights/model/flight-lines.js';
import type { Services } from '../../platform/services.js';
import {
  type CatalogueLocale,
  dateLanguageOf,
  messagesOf,
  textLanguageOf,
  unitSystemOf,
} from '../../platform/text/language.js';
import { findWholeRanking, type RankingDbRow } from '../../rankings/queries.js';
import { type Ranking, toRanking } from '../../rankings/ranking.js';
import { sumFlights } from '../../rankings/top-users.js';
import { getUserRow } from '../../users/queries.js';
import { findUserYear } from '../../users/user-year.js';
import { contestTitle, type RankingOfPage } from '../ranking-of-page.js';
import type { CardFigure, PageCard, RankingCardRow } from './draw-page-card.js';

export interface FoundCard {
  readonly card: PageCard;
  /** Key of the pilot's photo. */
  readonly photoKey?: string | undefined;
}

type CardServices = Pick<Services, 'db' | 'clock' | 'config'>;

/** Flights on the map of a pilot or a club. */
const MAX_TRACKS = 30;
/** Distance between takeoffs of flights on one map, in degrees. */
const AREA_DEG = 4;
const MAX_PLACES = 5;

/**
 * Finds the content of a pilot's card: what every visitor sees on their page.
 *
 * @throws {NotFoundError} If there is no such user.
 */
export async function findUserCard(
  services: CardServices,
  id: number,
  locale: CatalogueLocale,
): Promise<FoundCard> {
  const { db, config } = services;
  const row = await getUserRow(db, id);
  return {
    card: {
      title: row.name,
      note: row.club_name ?? '',
      site: config.name,
      content: {
        kind: 'profile',
        figures: figuresOf(await sumFlights(db, { scope: 'user', id }), locale),
        tracks: await findTracks(services, { user_id_in: [id] }),
      },
    },
    photoKey: row.image_key ?? undefined,
  };
}

/**
 * Finds the content of the card of a pilot's year.
 *
 * @throws {NotFoundError} If there is no such user.
 */
export async function findYearCard(
  services: CardServices,
  { id, year }: { id: number; year: number },
  locale: CatalogueLocale,
): Promise<FoundCard> {
  const { db, config } = services;
  const row = await getUserRow(db, id);
  const flown = await findUserYear(db, id, year);
  return {
    card: {
      title: row.name,
      note: String(year),
      site: config.name,
      content: {
        kind: 'profile',
        figures: yearFigures(flown, locale),
        tracks: await findTracks(services, {
          user_id_in: [id],
          scoring_date_start: `${year}-01-01`,
          scoring_date_end: `${year}-12-31`,
        }),
      },
    },
    photoKey: row.image_key ?? undefined,
  };
}

/** Four figures, for which the card has room. */
function yearFigures(
  { flights, distance, duration, flying_days: days, best_climb: climb }: UserYear,
  locale: CatalogueLocale,
): CardFigure[] {
  const messages = messagesOf(locale);
  const language = dateLanguageOf(locale);
  const reader: FormatOptions = { locale: language, unitSystem: unitSystemOf(locale) };
  const [km, count, airtime] = figuresOf({ flights, distance, seconds: duration }, locale);
  const flyingDays = {
    label: messages['figure.flyingDays'](),
    value: formatNumber(days, language, { max: 0 }),
  };
  const bestClimb = climb && {
    label: messages['figure.bestClimb'](),
    value: formatQuantityWithUnit('climb', climb.value, reader),
  };
  return [km, airtime, flyingDays, bestClimb ?? count].filter((figure) => figure !== undefined);
}

/**
 * Finds the content of a club's card.
 *
 * @throws {NotFoundError} If there is no such club.
 */
export async function findClubCard(
  services: CardServices,
  id: number,
  locale: CatalogueLocale,
): Promise<FoundCard> {
  const { db, config } = services;
  const { name, region_name: region, region_country: country } = await getClubRow(db, id);
  const sums = await sumFlights(db, { scope: 'club', id });
  const pilots = {
    label: messagesOf(locale)['figure.pilots'](),
    value: formatNumber(sums.pilots, dateLanguageOf(locale), { max: 0 }),
  };
  return {
    card: {
      title: name,
      note: [region, country && countryName(country, locale)].filter(Boolean).join(', '),
      site: config.name,
      content: {
        kind: 'profile',
        figures: [...figuresOf(sums, locale), pilots],
        tracks: await findTracks(services, { club_id_in: [id] }),
      },
    },
  };
}

/**
 * Finds the first places of a ranking.
 *
 * @throws {NotFoundError} If there is no such club or airport.
 */
export async function findRankingCard(
  { db, clock, config }: CardServices,
  request: NonNullable<RankingOfPage['request']>,
  locale: CatalogueLocale,
): Promise<FoundCard> {
  const ranking = toRanking(request, clock());
  const rows = await findWholeRanking(db, ranking, MAX_PLACES);
  const points = (value: number) => formatNumber(value, dateLanguageOf(locale), { min: 1, max: 1 });
  return {
    card: {
      title: contestTitle(request.contest, locale),
      note: [
        String(ranking.season),
        messagesOf(locale)['ranking.categories']({ category: ranking.category }),
        ...(await filterNames(db, ranking, locale)),
      ].join(' · '),
      site: config.name,
      content: {
        kind: 'ranking',
        pointsLabel: messagesOf(locale)['figure.points'](),
        emptyLabel: messagesOf(locale)['ranking.empty'](),
        rows: rows.map((row) => toCardRow(row, points(row.points))),
      },
    },
  };
}

function figuresOf(
  { flights, distance, seconds }: { flights: number; distance: number; seconds: number },
  locale: CatalogueLocale,
): CardFigure[] {
  const messages = messagesOf(locale);
  const language = dateLanguageOf(locale);
  const reader: FormatOptions = { locale: language, unitSystem: unitSystemOf(locale) };
  return [
    {
      label: messages['figure.distance'](),
      value: formatQuantityWithUnit('distance', distance, reader, 0),
    },
    {
      label: messages['figure.flights'](),
      value: formatNumber(flights, language, { max: 0 }),
    },
    {
      label: messages['figure.airtime'](),
      value: withUnit(formatHours(seconds, language), 'h'),
    },
  ];
}

/** Finds the latest flights in the area with most of them: a map of all continents shows nothing. */
async function findTracks(
  { db, clock }: CardServices,
  of: ListFlightsQuery,
): Promise<MapPosition[][]> {
  const ids = await findFlightIds(db, { ...of, limit: MAX_TRACKS }, clock());
  const lines = await findLines(db, ids);
  const tracks = lines.map(({ line }) =>
    polyline.decode(line).map(([lat, lon]): MapPosition => [lon, lat]),
  );
  const areas = tracks.map((track) => tracks.filter((other) => startNear(track, other)));
  return areas.reduce((most, area) => (area.length > most.length ? area : most), []);
}

function startNear([takeoff]: readonly MapPosition[], [other]: readonly MapPosition[]): boolean {
  if (!takeoff || !other) return false;
  const [lon, lat] = takeoff;
  return Math.abs(lon - other[0]) <= AREA_DEG && Math.abs(lat - other[1]) <= AREA_DEG;
}

async function filterNames(
  db: CardServices['db'],
  { filters: { club, airport, country } }: Ranking,
  locale: CatalogueLocale,
): Promise<string[]> {
  return [
    ...(club === undefined ? [] : [(await getClubRow(db, club)).name]),
    ...(airport === undefined ? [] : [(await getAirportRow(db, airport)).name]),
    ...(country === undefined ? [] : [countryName(country, locale)]),
  ];
}

/** The pilot with their club, or the club or the airfield with its region. */
function toCardRow(row: RankingDbRow, points: string): RankingCardRow {
  const { user_name: user, club_name: club, airport_name: airport, region_name: region } = row;
  const position = String(row.position);
  if (user !== null) return { position, name: user, note: club ?? '', points };
  return { position, name: airport ?? club ?? '', note: region ?? '', points };
}

function countryName(code: string, locale: CatalogueLocale): string {
  return new Intl.DisplayNames(textLanguageOf(locale), { type: 'region' }).of(code) ?? code;
}
