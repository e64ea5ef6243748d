import { seasonOf } from '@cloudstreet/scoring/season';
import { fromUnit, type UnitSystem, unitOf } from '@cloudstreet/scoring/units';
import type { SearchKind } from '@cloudstreet/sdk';
import { FILTER_KINDS, type Schemas } from '@cloudstreet/sdk/contract';
import { countries } from 'countries-list';
import type { Messages } from '../generated/messages/types.js';
import { toDay } from '../platform/text/calendar-formats.js';
import { longDateFormat } from '../platform/text/format-date.js';
import { type Match, SCORES, scoreOf } from './match.js';
import { readDay, readMonthOfYear } from './read-dates.js';

/** A match that is no row of the database: a country, a number, a day. */
export interface KnownName extends Match {
  index: SearchKind;
  id: number | string;
  name: string;
}

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
  country: named('country', 6, ({ language }) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return Object.keys(countries).map((id) => [id, names.of(id) ?? id]);
  }),
  continent: named('continent', 8, ({ language }) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return Object.entries(CONTINENTS).map(([id, code]) => [id, names.of(code) ?? id]);
  }),
  sc_class: named('sc_class', 7, ({ messages }) =>
    choices('sc_class').map((id) => [id, messages['name.class']({ id })]),
  ),
  keyword: named('keyword', 7, ({ messages }) =>
    choices('keyword').map((id) => [id, messages['name.keyword']({ id })]),
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
const CONTINENTS: Readonly<Record<Schemas['Continent'], string>> = {
  AF: '002',
  AN: 'AQ',
  AS: '142',
  EU: '150',
  NA: '003',
  OC: '009',
  SA: '005',
};

function choices(filter: 'sc_class' | 'keyword' | 'multi_region'): string[] {
  return (FILTER_KINDS[filter].values.choices ?? []).map(String);
}

/** Finds names of kinds with a few fixed ids. */
function named(
  index: SearchKind,
  weight: number,
  namesIn: (reader: SearchReader) => (readonly [number | string, string])[],
): Finder {
  return (text, reader) =>
    namesIn(reader).flatMap(([id, name]) => {
      const score = scoreOf(name, text);
      return score === undefined ? [] : { index, id, name, score, weight };
    });
}

/** Finds a region of the Soaring Society of America by its number: `SSA 7`, `ssa-7` or `7`. */
function findSsaRegion(text: string, { messages }: SearchReader): KnownName[] {
  const [, prefix, number] = /^(ssa[\s-]*)?(\d{1,2})$/i.exec(text) ?? [];
  const id = `ssa-${number}`;
  if (!choices('multi_region').includes(id)) return [];
  const score = prefix === undefined ? SCORES.wordBegins : SCORES.is;
  return [{ index: 'multi_region', id, name: nameOfMultiRegion(id, messages), score, weight: 5 }];
}

const findNamedMultiRegions = named('multi_region', 5, ({ messages }) =>
  choices('multi_region').map((id) => [id, nameOfMultiRegion(id, messages)]),
);

/** Finds regions by their names, except a region that `findSsaRegion` finds. */
function findMultiRegions(text: string, reader: SearchReader): KnownName[] {
  const [numbered] = findSsaRegion(text, reader);
  return findNamedMultiRegions(text, reader).filter(({ id }) => id !== numbered?.id);
}

function nameOfMultiRegion(id: string, messages: Messages): string {
  const [, number] = /^ssa-(\d+)$/.exec(id) ?? [];
  return number ? messages['name.ssaRegion']({ number }) : messages['name.multiRegion']({ id });
}

/** Finds months of any year. */
function findMonths(text: string, reader: SearchReader): KnownName[] {
  return named('month', 5, ({ language }) =>
    Array.from({ length: 12 }, (_, index) => [index + 1, monthName(index, language)]),
  )(text, reader);
}

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
    return score === undefined ? [] : [{ index: 'season', id, name, score, weight: id / 1000 }];
  });
}

/** Finds a day by figures or words, or as today or yesterday. */
function findDays(index: 'scoring_date' | 'date'): Finder {
  return (text, reader) => {
    const id = readDay(text, reader);
    if (id === undefined) return [];
    const name = longDateFormat(reader.language);
    const day = name.format(new Date(`${id}T00:00:00Z`));
    return [{ index, id, name: day, score: SCORES.is, weight: 0 }];
  };
}

/** Finds a month of one year. */
function findMonthOfYear(text: string, reader: SearchReader): KnownName[] {
  const id = readMonthOfYear(text, reader);
  if (id === undefined) return [];
  const name = new Intl.DateTimeFormat(reader.language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const month = name.format(new Date(`${id}-01T00:00:00Z`));
  return [{ index: 'month', id, name: month, score: SCORES.is, weight: 0 }];
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
  return [{ index: 'distance', id: km, name, score: SCORES.wordBegins, weight: 0 }];
}
