import { seasonOf } from '@cloudstreet/scoring/season';
import { fromUnit, type UnitSystem, unitOf } from '@cloudstreet/scoring/units';
import { type components, FILTER_KINDS } from '@cloudstreet/sdk/contract';
import { countries } from 'countries-list';
import type { Messages } from '../generated/messages/types.js';
import { toDay } from '../http/answers.js';
import { type Match, SCORES, scoreOf } from './match.js';

type SearchKind = components['schemas']['SearchKind'];

/** Something that has no row in the database: a name of the language, a number, a day. */
export interface KnownName extends Match {
  index: SearchKind;
  id: number | string;
  name: string;
}

export interface Reader {
  /** A locale that can be written in. */
  readonly language: string;
  readonly unit: UnitSystem;
  readonly messages: Messages;
  readonly now: Date;
}

/** Finds what the kinds asked for mean by a text. */
export function findKnown(text: string, kinds: readonly SearchKind[], reader: Reader): KnownName[] {
  return kinds.flatMap((kind) => FINDERS[kind]?.(text, reader) ?? []);
}

type Finder = (text: string, reader: Reader) => KnownName[];

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
  multi_region: named('multi_region', 5, ({ messages }) =>
    choices('multi_region').map((id) => [id, nameOfMultiRegion(id, messages)]),
  ),
  month: named('month', 5, ({ language }) =>
    Array.from({ length: 12 }, (_, index) => [index + 1, monthName(index, language)]),
  ),
  season: findSeasons,
  scoring_date: findDays('scoring_date'),
  date: findDays('date'),
  distance: findDistance,
};

/** Codes under which Unicode names continents. */
const CONTINENTS: Readonly<Record<components['schemas']['Continent'], string>> = {
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

/** Kinds that have a name for each of their few ids. */
function named(
  index: SearchKind,
  weight: number,
  namesIn: (reader: Reader) => (readonly [number | string, string])[],
): Finder {
  return (text, reader) =>
    namesIn(reader).flatMap(([id, name]) => {
      const score = scoreOf(name, text);
      return score === undefined ? [] : { index, id, name, score, weight };
    });
}

function nameOfMultiRegion(id: string, messages: Messages): string {
  const [, number] = /^ssa-(\d+)$/.exec(id) ?? [];
  return number ? messages['name.ssaRegion']({ number }) : messages['name.multiRegion']({ id });
}

function monthName(index: number, language: string): string {
  const day = new Date(Date.UTC(2000, index, 1));
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(day);
}

const FIRST_SEASON = 2007;

/** A season by its year, which may be typed by itself. */
function findSeasons(text: string, { messages, now }: Reader): KnownName[] {
  const newest = seasonOf(toDay(now));
  const years = Array.from({ length: newest - FIRST_SEASON + 1 }, (_, index) => newest - index);
  return years.flatMap((id): KnownName[] => {
    const name = messages['name.season']({ year: String(id) });
    const score = text === String(id) ? SCORES.is : scoreOf(name, text);
    // The newest first.
    return score === undefined ? [] : [{ index: 'season', id, name, score, weight: id / 1000 }];
  });
}

const DAY_MS = 86_400_000;

/** A day in figures, or today and yesterday by their words. */
function findDays(index: 'scoring_date' | 'date'): Finder {
  return (text, { language, now }) => {
    const id = readDay(text, language) ?? readDayWord(text, language, now);
    if (id === undefined) return [];
    const name = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${id}T00:00:00Z`),
    );
    return [{ index, id, name, score: SCORES.is, weight: 0 }];
  };
}

function readDayWord(text: string, language: string, now: Date): string | undefined {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const days = [0, -1].find((offset) => scoreOf(words.format(offset, 'day'), text) === SCORES.is);
  return days === undefined ? undefined : toDay(new Date(now.getTime() + days * DAY_MS));
}

/** `2026-07-14`, or in the order of the language: `14.7.2026`, `7/14/2026`. */
function readDay(text: string, language: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const [, one, other, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
  const isMonthFirst = new Intl.Locale(language).maximize().region === 'US';
  return isMonthFirst ? dayOf(year, one, other) : dayOf(year, other, one);
}

/** Undefined where the calendar has no such day. */
function dayOf(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && toDay(date) === text ? text : undefined;
}

const MAX_KM = 3000;

/** Flights of more than the distance that a number may be. */
function findDistance(text: string, { language, unit: system, messages }: Reader): KnownName[] {
  const [, figures] = /^(?:>\s*)?(\d{2,4})\s*(?:km|mi|nm)?$/i.exec(text) ?? [];
  if (figures === undefined) return [];
  const unit = unitOf('distance', system);
  const km = Math.round(fromUnit(Number(figures), unit) * 100) / 100;
  if (km > MAX_KM) return [];
  const distance = `${new Intl.NumberFormat(language).format(Number(figures))} ${unit.symbol}`;
  const name = messages['name.distance']({ distance });
  return [{ index: 'distance', id: km, name, score: SCORES.wordBegins, weight: 0 }];
}
