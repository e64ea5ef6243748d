import type { FastifyInstance, FastifyRequest } from 'fastify';
import { movedOr } from '../clubs/moved-or.js';
import { getClubRow } from '../clubs/queries.js';
import { findFlightIds } from '../flights/list/flight-list-query.js';
import { findFlightRows, type ListedFlightRow } from '../flights/list/queries.js';
import type { Executor } from '../platform/database/database.js';
import { NotFoundError } from '../platform/errors/errors.js';
import { limitReads } from '../platform/http/rate-limits.js';
import { readId } from '../platform/http/read-id.js';
import type { Services } from '../platform/services.js';
import { escapeHtml } from '../platform/text/escape-html.js';
import {
  type CatalogueLocale,
  localeOf,
  messagesOf,
  textLanguageOf,
} from '../platform/text/language.js';
import { movedUserOr } from '../users/moved-user.js';
import { getUserRow } from '../users/queries.js';
import { flightSummary, flightTitle } from './flight-sentences.js';

/** Flights of a feed. Readers ask often enough to miss none. */
const LENGTH = 30;
/** An import may have added this many that are not scored yet. */
const SEARCHED = 100;
const MAX_AGE_S = 300;

/** Pages with a feed of their flights. Anyone may read them, as the pages. */
const KINDS = {
  user: { getNamed: getUserRow, movedOr: movedUserOr, filter: 'user_id_in' },
  club: { getNamed: getClubRow, movedOr, filter: 'club_id_in' },
} as const satisfies Record<
  string,
  {
    getNamed: (db: Executor, id: number) => Promise<{ name: string }>;
    movedOr: typeof movedOr;
    filter: 'user_id_in' | 'club_id_in';
  }
>;

/** Kinds of pages that have a feed, by the first segment of their path. */
export const FEED_KINDS: ReadonlySet<string> = new Set(Object.keys(KINDS));

const FORMATS = {
  rss: { type: 'application/rss+xml', write: toRss },
  json: { type: 'application/feed+json', write: toJsonFeed },
} as const;

/** Formats of feeds with their media types. */
export const FEED_TYPES = Object.entries(FORMATS).map(([format, { type }]) => ({ format, type }));

interface Feed {
  readonly title: string;
  readonly language: string;
  readonly page: string;
  readonly address: string;
  readonly items: readonly FeedItem[];
}

interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly published: Date;
}

/** Serves the latest flights of users and clubs, such as `/club/3/feed.rss`. */
export function registerFeeds(app: FastifyInstance, services: Services): void {
  const onRequest = services.config.rateLimit ? [limitReads(app)] : [];
  for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
    for (const [format, { type, write }] of Object.entries(FORMATS)) {
      const path = `/${kind}/:id/feed.${format}`;
      app.get<{ Params: { id: string } }>(path, { onRequest }, async (request, reply) => {
        const id = readId(request.params.id);
        if (id === undefined) throw new NotFoundError();
        const feed = await readFeed(services, kind, id, request);
        return reply
          .header('content-type', `${type}; charset=utf-8`)
          .header('cache-control', `public, max-age=${MAX_AGE_S}`)
          .header('vary', 'accept-language')
          .send(write(feed));
      });
    }
  }
}

async function readFeed(
  { db, clock, publicUrl }: Services,
  kind: keyof typeof KINDS,
  id: number,
  { url, headers }: FastifyRequest,
): Promise<Feed> {
  const { getNamed, movedOr: moved, filter } = KINDS[kind];
  // Feed readers do not send the language of their user, so the address may name one.
  const address = new URL(url, publicUrl());
  const { name } = await getNamed(db, id).catch(async (error: unknown) => {
    throw await moved(error, db, id, (to) => url.replace(/(?<=^\/\w+\/)\d+/, String(to)));
  });
  const locale = localeOf(address.searchParams.get('language') ?? headers['accept-language']);
  const query = { [filter]: [id], order_by: '-created', limit: SEARCHED } as const;
  const ids = await findFlightIds(db, query, clock());
  const rows = await findFlightRows(db, ids, { contest: 'free', withStatistics: false });
  return {
    title: messagesOf(locale)['page.title']({ page: name }),
    language: textLanguageOf(locale),
    page: `${publicUrl()}/${kind}/${id}`,
    address: address.href,
    // Readers keep an entry as it first was, so flights wait for their score.
    items: rows
      .filter(({ status }) => status === 'valid' || status === 'invalid')
      .slice(0, LENGTH)
      .map((row) => itemOf(row, `${publicUrl()}/flight/${row.id}`, locale)),
  };
}

function itemOf(row: ListedFlightRow, url: string, locale: CatalogueLocale): FeedItem {
  return {
    url,
    title: flightTitle(row, locale),
    summary: flightSummary(row, locale),
    published: new Date(row.created),
  };
}

/** @see https://www.rssboard.org/rss-specification */
function toRss({ title, language, page, address, items }: Feed): string {
  const entries = items.map(
    ({ url, title: own, summary, published }) =>
      `<item>${element('title', own)}${element('link', url)}${element('guid', url)}${element(
        'pubDate',
        published.toUTCString(),
      )}${element('description', summary)}</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${element('title', title)}${element('link', page)}${element('description', title)}${element('language', language)}
<atom:link href="${escapeHtml(address)}" rel="self" type="application/rss+xml"/>
${entries.join('\n')}
</channel></rss>
`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}

/** @see https://www.jsonfeed.org/version/1.1/ */
function toJsonFeed({ title, language, page, address, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    language,
    home_page_url: page,
    feed_url: address,
    items: items.map(({ url, title: own, summary, published }) => ({
      id: url,
      url,
      title: own,
      content_text: summary,
      date_published: published.toISOString(),
    })),
  });
}
