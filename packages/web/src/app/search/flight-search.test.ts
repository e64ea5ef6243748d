import { withDay } from '@cloudstreet/ui/filters/flight-dates';
import { expect, test } from 'vitest';
import {
  appliedFilters,
  filtersWithoutPlace,
  flightQueryOf,
  invalidFilters,
  parseFlightSearch,
  withoutFilter,
  withoutFilters,
} from './flight-search.js';
import { formatUrlSearch, parseUrlSearch } from './url-search.js';

const NOW = new Date('2026-07-14T22:30:00Z');

test.each([
  { why: 'known filters', url: '?user=1,2&season=2026', expected: { user: [1, 2], season: 2026 } },
  { why: 'an unknown filter', url: '?planet=3&contest=free', expected: { contest: 'free' } },
  {
    why: 'sprint as another name of speed',
    url: '?contest=sprint',
    expected: { contest: 'speed' },
  },
  { why: 'an unknown contest', url: '?contest=bundesliga', expected: {} },
  { why: 'the same id twice', url: '?club=4,4,x,-1', expected: { club: [4] } },
  { why: 'a day', url: '?scoring_date=2026-07-14', expected: { scoring_date: '2026-07-14' } },
  { why: 'a day of antiquity', url: '?scoring_date=0026-07-14', expected: {} },
  { why: 'a day that does not exist', url: '?scoring_date=2026-06-31', expected: {} },
  { why: 'today', url: '?scoring_date=today', expected: { scoring_date: 'today' } },
  { why: 'a season that is no year', url: '?season=last', expected: {} },
  {
    why: 'codes as the contract has them',
    url: '?country=DE,pl,XYZ&continent=EU,XX&sc_class=15,VI,DO&keyword=junior,glider',
    expected: { country: ['DE'], continent: ['EU'], sc_class: ['15', 'DO'], keyword: ['junior'] },
  },
  {
    why: 'numbers within their bounds',
    url: '?month=6,13,x&pilots=2&distance_gt=300&distance_lt=-1',
    expected: { month: [6], pilots: 2, distance_gt: 300 },
  },
  { why: 'a filter without a value', url: '?pilots=&distance_gt=&month=', expected: {} },
  {
    why: 'a place whose coordinates have a comma',
    url: '?point_of_interest=11.393,47.268&radius=20&circumnavigation=multiple',
    expected: { point_of_interest: '11.393,47.268', radius: 20, circumnavigation: 'multiple' },
  },
  {
    why: 'sectors with turns around them',
    url: '?sector=ALPS,x,GAFOR62&circumnavigation=single&altitude_gt=4000',
    expected: { sector: ['ALPS', 'GAFOR62'], circumnavigation: 'single', altitude_gt: 4000 },
  },
  {
    why: 'a radius without a place',
    url: '?radius=20&sector=ALPS',
    expected: { sector: ['ALPS'] },
  },
  { why: 'turns around nothing', url: '?circumnavigation=single&radius=5', expected: {} },
])('reads $why', ({ url, expected }) => {
  expect(parseFlightSearch(parseUrlSearch(url))).toEqual(expected);
});

test('writes search parameters in readable form', () => {
  const search = parseFlightSearch(parseUrlSearch('?user=1,2&scoring_date=today&order_by=points'));
  expect(formatUrlSearch({ ...search })).toBe('?scoring_date=today&user=1,2&order_by=points');
  expect(formatUrlSearch({ user: undefined, club: [] })).toBe('');
  expect(formatUrlSearch({ redirect: '/flight?user=1&club=2' })).toBe(
    '?redirect=/flight%3Fuser%3D1%26club%3D2',
  );
});

test("today's UTC date is written as today, whatever the local date", () => {
  expect(withDay({ season: 2026 }, '2026-07-14', NOW)).toEqual({ scoring_date: 'today' });
  expect(withDay({}, '2026-07-13', NOW)).toEqual({ scoring_date: '2026-07-13' });
  expect(withDay({ scoring_date: 'today', user: [1] }, undefined, NOW)).toEqual({ user: [1] });
});

test('the query has an explicit order, and a day overrides the season', () => {
  expect(flightQueryOf({ scoring_date: 'today', season: 2026, user: [1, 2] }, NOW)).toEqual({
    contest: 'free',
    order_by: 'scoring_date',
    direction: 'desc',
    scoring_date_in: ['2026-07-14'],
    user_id_in: [1, 2],
  });
  expect(flightQueryOf({ season: 2025 }, NOW)).toMatchObject({ season_in: [2025] });
});

test('every filter of the URL reaches the query', () => {
  const url = '?keyword=junior,female&region=DE-NI&distance_lt=500&kind=MG';
  expect(flightQueryOf(parseFlightSearch(parseUrlSearch(url)), NOW)).toMatchObject({
    keyword: ['junior', 'female'],
    region_id_in: ['DE-NI'],
    distance_lt: 500,
    kind: 'MG',
  });
});

test.each([
  { why: 'a range', url: '?scoring_date_start=2026-06-01&scoring_date_end=2026-06-30' },
  {
    why: 'its ends the wrong way round',
    url: '?scoring_date_start=2026-06-30&scoring_date_end=2026-06-01',
  },
])('$why overrides the season', ({ url }) => {
  const search = parseFlightSearch(parseUrlSearch(`${url}&season=2025`));
  const query = flightQueryOf(search, NOW);
  expect(query).toMatchObject({ scoring_date_start: '2026-06-01', scoring_date_end: '2026-06-30' });
  expect(query).not.toHaveProperty('season_in');
});

test.each([
  { why: 'a start', url: '?scoring_date_start=2026-06-01' },
  { why: 'an end', url: '?scoring_date_end=2026-06-01' },
])('$why alone is an open range, which overrides the season', ({ url }) => {
  const search = parseFlightSearch(parseUrlSearch(`${url}&season=2026`));
  expect(formatUrlSearch({ ...search })).toBe(`?season=2026&${url.slice(1)}`);
  const [[name, day] = ['', '']] = Object.entries(parseUrlSearch(url));
  const query = flightQueryOf(search, NOW);
  expect(query).toMatchObject({ [name]: day });
  expect(query).not.toHaveProperty('season_in');
});

test.each([
  {
    url: '?scoring_date_start=2026-07-01&scoring_date_end=today',
    expected: { scoring_date_start: '2026-07-01', scoring_date_end: '2026-07-14' },
  },
  { url: '?scoring_date_start=today', expected: { scoring_date_start: '2026-07-14' } },
  {
    url: '?scoring_date_start=today&scoring_date_end=2026-07-01',
    expected: { scoring_date_start: '2026-07-01', scoring_date_end: '2026-07-14' },
  },
])('today is a day of a range: $url', ({ url, expected }) => {
  const search = parseFlightSearch(parseUrlSearch(url));
  expect(formatUrlSearch({ ...search })).toBe(url);
  expect(flightQueryOf(search, NOW)).toMatchObject(expected);
});

test.each([
  { why: 'valid filters', url: '?user=1,2&season=2026&contest=sprint&bbox=1,2,3,4', invalid: [] },
  { why: 'unknown kinds', url: '?planet=3', invalid: [] },
  { why: 'empty values', url: '?pilots=&month=', invalid: [] },
  { why: 'filters without their place', url: '?radius=20&circumnavigation=single', invalid: [] },
  {
    why: 'places and their filters',
    url: '?point_of_interest=1,2,3&radius=200&circumnavigation=thrice&sector=ALPS,alps',
    invalid: ['sector=alps', 'point_of_interest=1,2,3', 'radius=200', 'circumnavigation=thrice'],
  },
  { why: 'values of a list', url: '?month=5,13&user=x', invalid: ['user=x', 'month=13'] },
  {
    why: 'single values',
    url: '?distance_gt=-1&season=last&bbox=1,2&order_by=id',
    invalid: ['distance_gt=-1', 'season=last', 'bbox=1,2', 'order_by=id'],
  },
  {
    why: 'days that do not exist',
    url: '?scoring_date_start=2026-06-31&scoring_date_end=2026-06-30',
    invalid: ['scoring_date_start=2026-06-31'],
  },
])('finds invalid filters among $why', ({ url, invalid }) => {
  const skipped = invalidFilters(parseUrlSearch(url));
  expect(skipped.map((part) => part.join('='))).toEqual(invalid);
});

test.each([
  { url: '?radius=20&point_of_interest=city-1', missing: [] },
  { url: '?radius=20&circumnavigation=single', missing: ['radius=20', 'circumnavigation=single'] },
  { url: '?radius=20&circumnavigation=single&sector=ALPS', missing: ['radius=20'] },
  { url: '?radius=20&point_of_interest=nowhere', missing: ['radius=20'] },
  { url: '?radius=200', missing: [] },
])('finds filters that lack their place: $url', ({ url, missing }) => {
  const skipped = filtersWithoutPlace(parseUrlSearch(url));
  expect(skipped.map((part) => part.join('='))).toEqual(missing);
});

test('a place leaves with its radius and the turns around it', () => {
  const url = '?point_of_interest=city-1&radius=20&circumnavigation=single&sector=ALP';
  const search = parseFlightSearch(parseUrlSearch(url));
  const place = { filter: 'point_of_interest', value: 'city-1' } as const;
  const sector = { filter: 'sector', value: 'ALP' } as const;
  const around = { ...place, radius: 20, circumnavigation: 'single' };
  expect(appliedFilters(search)).toEqual(expect.arrayContaining([sector, around]));
  expect(appliedFilters(search)).toHaveLength(2);
  expect(withoutFilter(search, place)).toEqual({ sector: ['ALP'] });
});

test('a sector comes and leaves with the turns around it', () => {
  const url = '?sector=ALP&circumnavigation=single&point_schema=au';
  const search = parseFlightSearch(parseUrlSearch(url));
  const sector = { filter: 'sector', value: 'ALP' } as const;
  const points = { filter: 'point_schema', value: 'au' } as const;
  expect(appliedFilters(search)).toEqual(
    expect.arrayContaining([{ ...sector, circumnavigation: 'single' }, points]),
  );
  expect(withoutFilter(search, sector)).toEqual({ point_schema: 'au' });
  expect(withoutFilters(search)).toEqual({});
});

test('removes filters one by one or all together', () => {
  const search = parseFlightSearch(parseUrlSearch('?month=5,6&pilots=2&season=2026&contest=out'));
  expect(appliedFilters(search)).toEqual([
    { filter: 'month', value: 5 },
    { filter: 'month', value: 6 },
    { filter: 'pilots', value: 2 },
  ]);
  expect(withoutFilter(search, { filter: 'month', value: 5 })).toEqual({ ...search, month: [6] });
  expect(withoutFilter(search, { filter: 'pilots', value: 2 })).not.toHaveProperty('pilots');
  expect(withoutFilters(search)).toEqual({ contest: 'out' });
});
