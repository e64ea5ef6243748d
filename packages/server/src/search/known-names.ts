import { seasonOf } from '@cloudstreet/scoring/season';
import { fromUnit, type UnitSystem, unitOf } from '@cloudstreet/scoring/units';
import type { SearchHit, SearchKind } from '@cloudstreet/sdk';
import { FILTER_KINDS, type Schemas } from '@cloudstreet/sdk/contract';
import { countries } from 'countries-list';
import type { Messages } from '../generated/messages/types.js';
import { toDay } from '../platform/text/calendar-formats.js';
import { longDateFormat } from '../platform/text/format-date.js';
import { type Match, SCORES, scoreOf } from './match.js';
import { readDay, readMonthOfYear } from './read-dates.js';

/** A match that is no row of the database: a country, a number, a day. */
export interface KnownName extends Match {
  hit: KnownHit;
}

type KnownHit = Extract<
  SearchHit,
  {
    index:
      | 'country'
      | 'continent'
      | 'sc_class'
      | 'keyword'
      | 'multi_region'
      | 'month'
      | 'season'
      | 'scoring_date'
      | 'date'
      | 'distance';
  }
>;

export interface SearchReader {
  /** Locale for names and dates. */
  readonly language: string;
  readonly unit: UnitSystem;
  readonly messages: Messages;
  readonly now: Date;
}

/** Finds matches of a text among the requested kinds. */
export function findKnown(
  text: string,
  kinds: readonly SearchKind[],
  reader: SearchReader,
): KnownName[] {
  return kinds.flatMap((kind) => FINDERS[kind]?.(text, reader) ?? []);
}

type Finder = (text: string, reader: SearchReader) => KnownName[];

const FINDERS: { readonly [Kind in SearchKind]?: Finder } = {
  country: named(6, ({ language }) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return Object.keys(countries).map((id) => ({
      index: 'country',
      id,
      name: names.of(id) ?? id,
    }));
  }),
  continent: named(8, ({ language }) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return CONTINENTS.map(([id, code]) => ({ index: 'continent', id, name: names.of(code) ?? id }));
  }),
  sc_class: named(7, ({ messages }) =>
    choices('sc_class').map((id) => ({
      index: 'sc_class',
      id,
      name: messages['name.class']({ id }),
    })),
  ),
  keyword: named(7, ({ messages }) =>
    choices('keyword').map((id) => ({
      index: 'keyword',
      id,
      name: messages['name.keyword']({ id }),
    })),
  ),
  multi_region: (text, reader) => [
    ...findSsaRegion(text, reader),
    ...findMultiRegions(text, reader),
  ],
  month: (text, reader) => [...findMonths(text, reader), ...findMonthOfYear(text, reader)],
  season: findSeasons,
  scoring_date: findDays('scoring_date'),
  date: findDays('date'),
  distance: findDistance,
};

/** Codes under which Unicode names continents. */
const CONTINENTS: readonly (readonly [id: Schemas['Continent'], code: string])[] = [
  ['AF', '002'],
  ['AN', 'AQ'],
  ['AS', '142'],
  ['EU', '150'],
  ['NA', '003'],
  ['OC', '009'],
  ['SA', '005'],
];

/** Values of a filter. Each kind of filter names them by a schema of its own. */
interface Choices {
  sc_class: Schemas['AircraftClass'];
  keyword: Schemas['Keyword'];
  multi_region: Schemas['MultiRegionId'];
}

function choices<Filter extends keyof Choices>(filter: Filter): readonly Choices[Filter][] {
  // The contract gives the filter the values of the schema.
  return (FILTER_KINDS[filter].values.choices ?? []) as readonly Choices[Filter][];
}

/** Finds names of kinds with a few fixed ids. */
function named(weight: number, hitsFor: (reader: SearchReader) => readonly KnownHit[]): Finder {
  return (text, reader) =>
    hitsFor(reader).flatMap((hit) => {
      const score = scoreOf(hit.name, text);
      return score === undefined ? [] : { hit, score, weight };
    });
}

/** Finds a region of the Soaring Society of America by its number: `SSA 7`, `ssa-7` or `7`. */
function findSsaRegion(text: string, { messages }: SearchReader): KnownName[] {
  const [, prefix, number] = /^(ssa[\s-]*)?(\d{1,2})$/i.exec(text) ?? [];
  const id = choices('multi_region').find((choice) => choice === `ssa-${number}`);
  if (id === undefined) return [];
  const score = prefix === undefined ? SCORES.wordBegins : SCORES.is;
  const name = nameOfMultiRegion(id, messages);
  return [{ hit: { index: 'multi_region', id, name }, score, weight: 5 }];
}

const findNamedMultiRegions = named(5, ({ messages }) =>
  choices('multi_region').map((id) => ({
    index: 'multi_region',
    id,
    name: nameOfMultiRegion(id, messages),
  })),
);

/** Finds regions by their names, except a region that `findSsaRegion` finds. */
function findMultiRegions(text: string, reader: SearchReader): KnownName[] {
  const [numbered] = findSsaRegion(text, reader);
  return findNamedMultiRegions(text, reader).filter(({ hit }) => hit.id !== numbered?.hit.id);
}

function nameOfMultiRegion(id: string, messages: Messages): string {
  const [, number] = /^ssa-(\d+)$/.exec(id) ?? [];
  return number ? messages['name.ssaRegion']({ number }) : messages['name.multiRegion']({ id });
}

/** Finds months of any year. */
const findMonths = named(5, ({ language }) =>
  Array.from({ length: 12 }, (_, index) => ({
    index: 'month',
    id: index + 1,
    name: monthName(index, language),
  })),
);

function monthName(index: number, language: string): string {
  const day = new Date(Date.UTC(2000, index, 1));
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(day);
}

const FIRST_SEASON = 2007;

/** Finds a season by its year alone. */
function findSeasons(text: string, { messages, now }: SearchReader): KnownName[] {
  const newest = seasonOf(toDay(now));
  const years = Array.from({ length: newest - FIRST_SEASON + 1 }, (_, index) => newest - index);
  return years.flatMap((id): KnownName[] => {
    const name = messages['name.season']({ year: String(id) });
    const score = text === String(id) ? SCORES.is : scoreOf(name, text);
    // The newest first.
    return score === undefined
      ? []
      : [{ hit: { index: 'season', id, name }, score, weight: id / 1000 }];
  });
}

/** Finds a day by figures or words, or as today or yesterday. */
function findDays(index: 'scoring_date' | 'date'): Finder {
  return (text, reader) => {
    const id = readDay(text, reader);
    if (id === undefined) return [];
    const name = longDateFormat(reader.language).format(new Date(`${id}T00:00:00Z`));
    return [{ hit: { index, id, name }, score: SCORES.is, weight: 0 }];
  };
}

/** Finds a month of one year. */
function findMonthOfYear(text: string, reader: SearchReader): KnownName[] {
  const id = readMonthOfYear(text, reader);
  if (id === undefined) return [];
  const format = new Intl.DateTimeFormat(reader.language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const name = format.format(new Date(`${id}-01T00:00:00Z`));
  return [{ hit: { index: 'month', id, name }, score: SCORES.is, weight: 0 }];
}

const MAX_KM = 3000;

/** Finds flights longer than a number that can be a distance. */
function findDistance(
  text: string,
  { language, unit: system, messages }: SearchReader,
): KnownName[] {
  const [, figures] = /^(?:>\s*)?(\d{2,4})\s*(?:km|mi|nm)?$/i.exec(text) ?? [];
  if (figures === undefined) return [];
  const unit = unitOf('distance', system);
  const km = Math.round(fromUnit(Number(figures), unit) * 100) / 100;
  if (km > MAX_KM) return [];
  const distance = `${new Intl.NumberFormat(language).format(Number(figures))} ${unit.symbol}`;
  const name = messages['name.distance']({ distance });
  return [{ hit: { index: 'distance', id: km, name }, score: SCORES.wordBegins, weight: 0 }];
}
