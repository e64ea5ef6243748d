import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errors } from 'flydrive';
import { DomainError, NotFoundError, text } from '../../platform/errors/errors.js';
import { isKnown } from '../../platform/http/conditional-responses.js';
import { limitReads } from '../../platform/http/rate-limits.js';
import { readId } from '../../platform/http/read-id.js';
import type { Services } from '../../platform/services.js';
import { type CatalogueLocale, localeOf, textLanguageOf } from '../../platform/text/language.js';
import { isYear } from '../page-paths.js';
import { rankingOfPage } from '../ranking-of-page.js';
import type { drawPageCard } from './draw-page-card.js';
import {
  type FoundCard,
  findClubCard,
  findRankingCard,
  findUserCard,
  findYearCard,
} from './find-page-card.js';

const MAX_AGE_S = 3600;
const NAME = 'card.jpg';
/** Drawn cards in memory: about 10 MB. A link in a busy group is read by many within minutes. */
const MAX_CARDS = 100;
/** Maximum number of cards that wait for a thread, because scoring needs the threads too. */
const MAX_WAITING = 20;

interface CardParams {
  readonly of: string;
  readonly year?: string;
}

interface CardRequest {
  readonly services: Services;
  /** Id of the object or name of the contest. */
  readonly of: string;
  readonly year: string;
  readonly search: URLSearchParams;
  readonly locale: CatalogueLocale;
}

/** Finds the content of cards, by the path of their page. */
const KINDS: Readonly<Record<string, (request: CardRequest) => Promise<FoundCard>>> = {
  '/user/:of': ({ services, of, locale }) => findUserCard(services, getId(of), locale),
  '/user/:of/year/:year': ({ services, of, year, locale }) =>
    findYearCard(services, { id: getId(of), year: getYear(year) }, locale),
  '/club/:of': ({ services, of, locale }) => findClubCard(services, getId(of), locale),
  '/ranking/:of': async ({ services, of, search, locale }) => {
    const request = rankingOfPage(of, search)?.request;
    if (!request) throw new NotFoundError();
    return findRankingCard(services, request, locale);
  },
};

/** Returns the address of the card of a page. */
export function cardAddress(
  page: string,
  locale: CatalogueLocale,
  search = new URLSearchParams(),
): string {
  // Readers of previews do not send the language of their user.
  const parameters = new URLSearchParams([...search, ['language', textLanguageOf(locale)]]);
  return `${page}/${NAME}?${parameters}`;
}

/** Serves the cards of users, their years, clubs and rankings, such as `/club/3/card.jpg`, for previews of links. */
export function registerPageCards(app: FastifyInstance, services: Services): void {
  const onRequest = services.config.rateLimit ? [limitReads(app)] : [];
  const draw = createCardDrawer(services);
  for (const [page, find] of Object.entries(KINDS)) {
    const path = `${page}/${NAME}`;
    app.get<{ Params: CardParams }>(path, { onRequest }, async (request, reply) => {
      const search = searchOf(request);
      const locale = localeOf(search.get('language') ?? request.headers['accept-language']);
      const { of, year = '' } = request.params;
      const found = await find({ services, of, year, search, locale });
      const key = createHash('sha256').update(JSON.stringify(found)).digest('base64url');
      const etag = `"${key}"`;
      const card = isKnown(request, etag) ? undefined : await draw(key, found);
      // Only now: an error must not be cached as the card.
      reply
        .header('cache-control', `public, max-age=${MAX_AGE_S}`)
        .header('vary', 'accept-language')
        .header('etag', etag);
      if (!card) return reply.code(304).send();
      return reply.header('content-type', 'image/jpeg').send(card);
    });
  }
}

/**
 * Creates the function that draws cards. The last ones are kept in memory by the hash of their
 * content, so a card with new flights is drawn again, and nothing is stored that would have to be
 * deleted with an account.
 */
function createCardDrawer({ files, workers }: Services) {
  const kept = new Map<string, Promise<Uint8Array>>();
  let waiting = 0;

  const drawNew = async ({ card, photoKey }: FoundCard) => {
    waiting += 1;
    try {
      const photo = photoKey === undefined ? undefined : await readPhoto(files, photoKey);
      return await workers.run<typeof drawPageCard>('drawPageCard', { card, photo });
    } finally {
      waiting -= 1;
    }
  };

  return async (key: string, found: FoundCard): Promise<Buffer> => {
    const known = kept.get(key);
    if (!known && waiting >= MAX_WAITING) {
      throw new DomainError(503, 'UNAVAILABLE', text('error.UNAVAILABLE'));
    }
    const drawn = known ?? drawNew(found);
    // The last requested are at the end.
    kept.delete(key);
    kept.set(key, drawn);
    const [oldest] = kept.keys();
    if (kept.size > MAX_CARDS && oldest !== undefined) kept.delete(oldest);
    try {
      return Buffer.from(await drawn);
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  };
}

/** Reads a photo. Undefined if its pilot has removed it since its key was read. */
async function readPhoto(files: Services['files'], key: string): Promise<Uint8Array | undefined> {
  try {
    return await files.getBytes(key);
  } catch (error) {
    if (error instanceof errors.E_CANNOT_READ_FILE && !(await files.exists(key))) return undefined;
    throw error;
  }
}

function getId(value: string): number {
  const id = readId(value);
  if (id === undefined) throw new NotFoundError();
  return id;
}

function getYear(value: string): number {
  if (!isYear(value)) throw new NotFoundError();
  return Number(value);
}

function searchOf({ url }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(url.split('?')[1] ?? '');
}
