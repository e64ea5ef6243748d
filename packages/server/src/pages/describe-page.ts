import type { RankingRequest } from '@cloudstreet/sdk';
import { getAircraftRow } from '../aircraft/queries.js';
import { getAirportRow } from '../airports/queries.js';
import { movedOr } from '../clubs/moved-or.js';
import { getClubRow } from '../clubs/queries.js';
import { CARD_SIZE } from '../flights/card/draw-flight-card.js';
import { findFlightRows } from '../flights/list/queries.js';
import { requireVisible } from '../flights/model/visibility.js';
import type { Executor } from '../platform/database/database.js';
import { NotFoundError } from '../platform/errors/errors.js';
import { readId } from '../platform/http/read-id.js';
import { FILES_PATH } from '../platform/http/serve-files.js';
import type { Services } from '../platform/services.js';
import { localeOf, messagesOf } from '../platform/text/language.js';
import { getTravelRow } from '../travels/operations/queries.js';
import { movedUserOr } from '../users/moved-user.js';
import { getUserRow } from '../users/queries.js';
import { cardAddress } from './cards/page-cards.js';
import { describeCollection, describeTask, describeWaypoints } from './describe-shared.js';
import { FEED_KINDS, FEED_TYPES } from './feeds.js';
import { flightSummary, flightTitle } from './flight-sentences.js';
import type { PageDescription } from './page-head.js';
import { isYear, pageSegments } from './page-paths.js';
import { rankingOfPage, titleOfRanking } from './ranking-of-page.js';

/** `/club/3`, and `/club/3/pilot` below it. */
const PAGE_PATH = /^\/([a-z]+)\/(\d{1,10})(\/pilot)?\/?(?:\?|$)/i;

/** @throws {NotFoundError} If there is no such object. */
type GetNamed = (db: Executor, id: number) => Promise<{ name: string }>;

/** Finds the name of objects with pages of their own, by the first segment of the path. */
const NAMED = new Map<string, GetNamed>([
  ['user', getUserRow],
  ['profile', getUserRow],
  ['club', getClubRow],
  ['airport', getAirportRow],
  ['aircraft', getAircraftRow],
  ['travel', getTravelName],
]);

/** A travel without a name is that of its pilot. */
async function getTravelName(db: Executor, id: number): Promise<{ name: string }> {
  const { name, user_name: pilot } = await getTravelRow(db, id);
  return { name: name ?? pilot };
}

/** Kinds whose pages have a subpage with their pilots. */
const PILOTED: ReadonlySet<string> = new Set(['club', 'airport', 'aircraft']);

/** Pages that their owners share, by the first segment of the path. */
const SHARED = new Map([
  ['collection', describeCollection],
  ['task', describeTask],
  ['waypoint', describeWaypoints],
]);

/** Kinds whose pages have a card. */
const CARDED: ReadonlySet<string> = new Set(['user', 'club']);

/**
 * Describes the page at an address for readers that run no script: search engines and previews of
 * shared links. Undefined if the page has no description of its own.
 *
 * @throws {NotFoundError} If the page shows something that does not exist.
 */
export async function describePage(
  services: Services,
  url: string,
  acceptLanguage: string | undefined,
): Promise<PageDescription | undefined> {
  const [first, contest, ...rest] = pageSegments(url);
  const shared = sharedPage(url);
  if (shared) return shared.describe(services, shared, acceptLanguage);
  if (first === 'ranking' && contest !== undefined && rest.length === 0) {
    return describeRanking(services, contest, { url, acceptLanguage });
  }
  if (first === 'user' && rest.length === 2 && rest[0] === 'year') {
    return describeYear(services, { id: contest ?? '', year: rest[1] ?? '' }, acceptLanguage);
  }
  const [kind = '', id = '', child = ''] = (PAGE_PATH.exec(url) ?? []).slice(1);
  const number = readId(id);
  if (number === undefined) return undefined;
  const step = kind.toLowerCase();
  if (child !== '' && !PILOTED.has(step)) return undefined;
  if (step === 'flight' || step === 'flights') {
    return describeFlight(services, { id: number, link: linkOf(url) }, acceptLanguage);
  }
  const getNamed = NAMED.get(step);
  if (!getNamed) return undefined;
  const { name } = await getNamed(services.db, number).catch(async (error: unknown) => {
    const pathOf = (moved: number) => `/${step}/${moved}${child.toLowerCase()}`;
    if (step === 'club') throw await movedOr(error, services.db, number, pathOf);
    if (getNamed === getUserRow) throw await movedUserOr(error, services.db, number, pathOf);
    throw error;
  });
  const canonical = step === 'profile' ? 'user' : step;
  const page = `${services.publicUrl()}/${canonical}/${number}`;
  const locale = localeOf(acceptLanguage);
  return {
    name,
    site: services.config.name,
    title: messagesOf(locale)['page.title']({ page: name }),
    url: page + child.toLowerCase(),
    type: canonical === 'user' ? 'profile' : 'website',
    ...(CARDED.has(canonical) && { image: { url: cardAddress(page, locale), ...CARD_SIZE } }),
    ...(FEED_KINDS.has(canonical) && {
      feeds: FEED_TYPES.map(({ format, type }) => ({ url: `${page}/feed.${format}`, type })),
    }),
  };
}

async function describeYear(
  { db, config, publicUrl }: Services,
  { id, year }: { id: string; year: string },
  acceptLanguage: string | undefined,
): Promise<PageDescription | undefined> {
  const number = readId(id);
  if (number === undefined || !isYear(year)) return undefined;
  const locale = localeOf(acceptLanguage);
  const { name: pilot } = await getUserRow(db, number);
  const name = messagesOf(locale)['page.year']({ name: pilot, year });
  const page = `${publicUrl()}/user/${number}/year/${year}`;
  return {
    name,
    site: config.name,
    title: messagesOf(locale)['page.title']({ page: name }),
    url: page,
    type: 'profile',
    image: { url: cardAddress(page, locale), ...CARD_SIZE },
  };
}

async function describeRanking(
  { db, config, publicUrl }: Services,
  contest: string,
  { url, acceptLanguage }: { url: string; acceptLanguage: string | undefined },
): Promise<PageDescription | undefined> {
  const ranking = rankingOfPage(contest, new URLSearchParams(url.split('?')[1] ?? ''));
  if (!ranking) return undefined;
  const locale = localeOf(acceptLanguage);
  const name = titleOfRanking(ranking, locale);
  const page = `${publicUrl()}/ranking/${ranking.contest}`;
  const search = String(ranking.search);
  const canonical = search === '' ? page : `${page}?${search}`;
  return {
    name,
    site: config.name,
    title: messagesOf(locale)['page.title']({ page: name }),
    type: 'website',
    ...(ranking.request &&
      (await hasCard(db, ranking.request)) && {
        url: canonical,
        image: { url: cardAddress(page, locale, ranking.search), ...CARD_SIZE },
      }),
  };
}

/** A ranking of a club or an airport that does not exist has none. */
async function hasCard(db: Executor, { club, airport }: RankingRequest): Promise<boolean> {
  try {
    if (club !== undefined) await getClubRow(db, club);
    if (airport !== undefined) await getAirportRow(db, airport);
    return true;
  } catch (error) {
    if (error instanceof NotFoundError) return false;
    throw error;
  }
}

/** Returns the object of a page that its owner shares. */
function sharedPage(url: string) {
  const [first = '', ...rest] = pageSegments(url);
  const isPlan = first === 'task' && rest[0] === 'plan';
  const [id = '', ...further] = isPlan ? rest.slice(1) : rest;
  const describe = SHARED.get(first);
  const isTask = describe === describeTask;
  if (!describe || id === '' || further.length > 0) return undefined;
  if (isTask && readId(id) === undefined) return undefined;
  return { describe, id, link: linkOf(url), path: `/${[first, ...rest].join('/')}` };
}

function linkOf(url: string): string | undefined {
  return new URLSearchParams(url.split('?')[1]).get('link') ?? undefined;
}

async function describeFlight(
  services: Services,
  { id, link }: { id: number; link: string | undefined },
  acceptLanguage: string | undefined,
): Promise<PageDescription> {
  const { db, config, publicUrl } = services;
  const isPublic = await requireVisible(services, id, { user: undefined, link });
  const parts = { contest: 'free', withStatistics: false, scope: 'any' } as const;
  const [flight] = await findFlightRows(db, [id], parts);
  if (!flight) throw new NotFoundError();
  const token = isPublic || link === undefined ? '' : link;
  const locale = localeOf(acceptLanguage);
  const flown = flightTitle(flight, locale);
  const files = new URL(config.filesUrl ?? FILES_PATH, `${publicUrl()}/`);
  return {
    name: flown,
    site: config.name,
    title: messagesOf(locale)['page.title']({ page: flown }),
    description: flightSummary(flight, locale),
    url: `${publicUrl()}/flight/${id}${token && `?link=${encodeURIComponent(token)}`}`,
    type: 'article',
    ...(!isPublic && { isUnlisted: true }),
    ...((await hasPhoto(db, id)) && {
      image: {
        url: new URL(`flight/${id}${token && `-${encodeURIComponent(token)}`}.jpg`, files).href,
        ...CARD_SIZE,
      },
    }),
  };
}

/** The card is drawn from the track, which a flight has once it is scored. */
async function hasPhoto(db: Executor, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('any_flight')
    .where('id', '=', id)
    .where('track_key', 'is not', null)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
