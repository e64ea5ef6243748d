import type { FlightPlace, FlightPlacing } from '@cloudstreet/sdk';

type Result = keyof NonNullable<FlightPlacing['user_best']>;
type Period = NonNullable<FlightPlacing['airport_best']>;

/** A fact that says how good a flight was. */
export type PlacingFact =
  | { readonly kind: 'alone' }
  | ({ readonly kind: 'place'; readonly among: 'day' | 'region' | 'season' } & FlightPlace)
  | { readonly kind: 'user'; readonly result: Result; readonly period: Period }
  | { readonly kind: 'airport'; readonly period: Period };

const MAX_FACTS = 3;
/** Places up to this one are among the strongest facts. */
const TOP_PLACE = 10;

/**
 * Returns the place of the day, and the two strongest of the other facts. There is one fact of each
 * kind at most.
 */
export function strongestFacts(placing: FlightPlacing): PlacingFact[] {
  const { day, region_day: region, season, user_best: user = {}, airport_best: airport } = placing;
  if (!day) return [];
  const best = (result: Result, period: Period): PlacingFact[] =>
    user[result] === period ? [{ kind: 'user', result, period }] : [];
  const fromAirport = (period: Period): PlacingFact[] =>
    airport === period ? [{ kind: 'airport', period }] : [];
  const ofSeason: PlacingFact[] =
    season && season.flights > day.flights ? [{ kind: 'place', among: 'season', ...season }] : [];
  const isTop = season !== undefined && season.place <= TOP_PLACE;
  const byStrength: PlacingFact[] = [
    ...(isTop ? ofSeason : []),
    ...best('points', 'ever'),
    ...fromAirport('ever'),
    ...best('distance', 'ever'),
    ...best('speed', 'ever'),
    ...fromAirport('season'),
    ...(region && region.flights > 1 && region.place < day.place
      ? [{ kind: 'place', among: 'region', ...region } as const]
      : []),
    ...best('points', 'season'),
    ...fromAirport('month'),
    ...best('distance', 'season'),
    ...best('speed', 'season'),
    ...(isTop ? [] : ofSeason),
  ];
  const first: PlacingFact =
    day.flights === 1 ? { kind: 'alone' } : { kind: 'place', among: 'day', ...day };
  const others = byStrength.filter(
    ({ kind }, index) => byStrength.findIndex((other) => other.kind === kind) === index,
  );
  return [first, ...others].slice(0, MAX_FACTS);
}

/** Returns whether a fact is a record, or a place before all others. */
export function isFirst(fact: PlacingFact): boolean {
  if (fact.kind === 'place') return fact.place === 1;
  return fact.kind !== 'alone';
}
