import type { UnitSystem } from '@cloudstreet/scoring/units';
import type { SearchKind } from '@cloudstreet/sdk';
import type { RequestBody } from '@cloudstreet/sdk/contract';
import { type OperationRequest, operation } from '../platform/http/operation.js';
import { messagesFor } from '../platform/text/language.js';
import { readLanguage } from '../platform/text/read-language.js';
import { describeNames } from './describe-names.js';
import { type FoundName, findNames, type IndexedKind } from './find-names.js';
import { findWaypoints } from './find-waypoints.js';
import { findKnown, type KnownName, type SearchReader } from './known-names.js';
import { byMatch, SCORES } from './match.js';

const DEFAULT_LIMIT = 10;

export const search = operation(
  'search',
  async (request, { db, clock }) => {
    const { body, user } = request;
    const text = itemOf(body, 'name');
    const kinds = kindsOf(body);
    const limit = body.limit ?? DEFAULT_LIMIT;
    const reader = readerOf(request, clock());
    const found = await findStored(text, { kinds, limit, find: (query) => findNames(db, query) });
    if (user && kinds.includes('waypoint')) {
      found.push(...(await findWaypoints(db, { text, userId: user.id, limit })));
    }
    const known = text === '' ? [] : findKnown(text, kinds, reader);
    const best = [...found, ...known].toSorted(byMatch).slice(0, limit);
    const countries = new Intl.DisplayNames(reader.language, { type: 'region' });
    const described = await describeNames(db, best.filter(isFound), {
      isPoint: !kinds.includes('airport'),
      user,
      countryName: (code) => countries.of(code) ?? code,
      language: reader.language,
    });
    return best.flatMap((one) => (isFound(one) ? (described.get(one) ?? []) : one.hit));
  },
  { rateLimit: { perMinute: 300 } },
);

/** Kinds that a search covers by default: all except those contained in others. */
const KINDS: readonly SearchKind[] = [
  'user',
  'club',
  'airport',
  'aircraft',
  'registration',
  'country',
  'region',
  'multi_region',
  'sector',
  'continent',
  'sc_class',
  'keyword',
  'season',
  'month',
  'scoring_date',
  'distance',
  'flight_collection',
  'task',
  'travel',
  'competition',
];

function kindsOf({ documents }: RequestBody<'search'>): SearchKind[] {
  // The contract also allows kinds without matches.
  return documents === undefined ? [...KINDS] : (documents.split(',') as SearchKind[]);
}

/** Kinds of indexed names for each kind of search. */
const INDEXES: { readonly [Kind in SearchKind]?: readonly IndexedKind[] } = {
  user: ['user'],
  club: ['club'],
  airport: ['airport'],
  aircraft: ['aircraft'],
  registration: ['registration'],
  region: ['region'],
  sector: ['sector'],
  flight_collection: ['flight_collection'],
  task: ['task'],
  travel: ['travel'],
  competition: ['competition'],
  waypoint_collection: ['waypoint_collection'],
  point_of_interest: ['airport', 'city'],
};

interface StoredQuery {
  kinds: readonly SearchKind[];
  limit: number;
  find: (query: {
    text: string;
    kinds: readonly IndexedKind[];
    limit: number;
  }) => Promise<FoundName[]>;
}

/** Berlin, Paris and Warsaw, suggested before the user types a place. */
const FIRST_CITIES = ['2950159', '2988507', '756135'];

async function findStored(text: string, { kinds, limit, find }: StoredQuery): Promise<FoundName[]> {
  const isShort = Array.from(text).length < 2;
  const begins = isShort && kinds.every((kind) => kind === 'point_of_interest');
  const asked = isShort ? kinds.filter((kind) => kind !== 'point_of_interest') : kinds;
  const indexed = [...new Set(asked.flatMap((kind) => INDEXES[kind] ?? []))];
  const found = text === '' ? [] : await find({ text, kinds: indexed, limit });
  if (!begins) return found;
  const cities = FIRST_CITIES.map((id, index): FoundName => {
    return { kind: 'city', id, score: SCORES.begins, weight: -index };
  });
  return [...found, ...cities];
}

function readerOf(
  { body, acceptLanguage, messages }: OperationRequest<'search'>,
  now: Date,
): SearchReader {
  const asked = itemOf(body, 'language');
  const unit = itemOf(body, 'unit');
  return {
    language: readLanguage(asked || acceptLanguage),
    messages: asked ? messagesFor(asked) : messages,
    unit: (['M', 'I', 'U'] as const satisfies UnitSystem[]).find((one) => one === unit) ?? 'M',
    now,
  };
}

function itemOf(
  { search_items: items }: RequestBody<'search'>,
  wanted: RequestBody<'search'>['search_items'][number]['key'],
): string {
  const values = items.filter(({ key }) => key === wanted).map(({ value }) => value);
  return values.join(' ').normalize().trim();
}

function isFound(one: FoundName | KnownName): one is FoundName {
  return 'kind' in one;
}
