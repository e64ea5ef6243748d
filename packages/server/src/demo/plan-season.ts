import type { Visibility } from '@cloudstreet/sdk';
import { toDay } from '../platform/text/calendar-formats.js';
import { AIRFIELDS, CLUBS, type DemoAirfield, PILOTS, TRIPS } from './demo-data.js';
import type { GroundPosition } from './simulator/earth.js';
import { createRandom, type Random } from './simulator/random.js';

/** A flight of a pilot at an airfield on a day. */
export interface PlannedFlight {
  /** Identifies the flight. Its simulation depends only on this and the day. */
  id: string;
  pilot: number;
  airfield: DemoAirfield;
  /** Airfield of the landing; that of the takeoff if absent. */
  destination?: string;
  /** Unix seconds of 00:00 UTC. */
  day: number;
  /** Quality of the day, 0 to 1. */
  quality: number;
  /** Turnpoints; drawn at random if absent. */
  course?: readonly GroundPosition[];
  /** Everyone sees it if absent. */
  visibility?: Visibility;
  /** The second person in a double-seater; drawn at random if absent. */
  crew?: { readonly pilot: number; readonly isConfirmed: boolean };
}

export interface SeasonPlanOptions {
  seed: string;
  /** Unix seconds of now: no flight is later. */
  nowS: number;
  /** Unix seconds at which the current season began. */
  seasonStartS: number;
  count: number;
}

const DAY_S = 86_400;
const YEAR_DAYS = 365;
const WEEKEND_FACTOR = 4;
/**
 * Minimum share of flights in the current season, if it had days to fly, so that it is not empty.
 */
const SHARE_OF_CURRENT_SEASON = 0.12;
const MAX_RESERVED_PER_DAY = 4;
/** Minimum for the last day, so that there is a flight that can still be edited. */
const LAST_DAY_QUALITY = 0.35;

interface FlightCandidate extends PlannedFlight {
  /** Probability that the pilot flies, relative to other pilots and days. */
  weight: number;
}

/**
 * Plans the flights of a club season that ends now: more at weekends, in summer and on good days.
 * The day before always has a flight.
 */
export function planSeason({
  seed,
  nowS,
  seasonStartS,
  count,
}: SeasonPlanOptions): PlannedFlight[] {
  const random = createRandom(`${seed}/season`);
  const today = Math.floor(nowS / DAY_S) * DAY_S;
  const first = Math.floor(seasonStartS / DAY_S) * DAY_S - YEAR_DAYS * DAY_S;
  const lastDay = today - DAY_S;
  const candidates: FlightCandidate[] = [];
  for (let day = first; day <= lastDay; day += DAY_S) {
    candidates.push(...candidatesOf(seed, day, day === lastDay ? LAST_DAY_QUALITY : 0));
  }
  const drawn = draw(candidates, random);
  const latest = drawn.filter(({ day }) => day === lastDay).slice(0, 1);
  const current = drawn.filter((flight) => flight.day >= seasonStartS && flight !== latest[0]);
  const daysOfSeason = Math.max((today - seasonStartS) / DAY_S, 0);
  const reserved = current.slice(
    0,
    Math.min(count * SHARE_OF_CURRENT_SEASON, daysOfSeason * MAX_RESERVED_PER_DAY),
  );
  const certain = [...latest, ...reserved];
  const rest = drawn.filter((flight) => !certain.includes(flight));
  return [...certain, ...rest].slice(0, count).toSorted(byDay);
}

/** Draws candidates in a random order in which the more likely ones tend to come first. */
function draw(candidates: readonly FlightCandidate[], random: Random): PlannedFlight[] {
  return candidates
    .map(({ weight, ...flight }) => ({ flight, key: random.next() ** (1 / weight) }))
    .toSorted((one, other) => other.key - one.key)
    .map(({ flight }) => flight);
}

function byDay(one: PlannedFlight, other: PlannedFlight): number {
  return one.day - other.day || one.pilot - other.pilot;
}

function candidatesOf(seed: string, day: number, leastQuality: number): FlightCandidate[] {
  const weekday = new Date(day * 1000).getUTCDay();
  const isWeekend = weekday === 0 || weekday === 6;
  const date = toDay(new Date(day * 1000));
  return PILOTS.flatMap((pilot, index) => {
    const trip = TRIPS.find(
      ({ pilots, from, until }) =>
        pilots.includes(index) && date.slice(5) >= from && date.slice(5) <= until,
    );
    const airfield = findAirfield(trip?.airfield ?? CLUBS[pilot.club]?.airfield);
    const quality = Math.max(dayQuality(seed, airfield, day), leastQuality);
    const sun = sunShare(airfield, day);
    if (sun < 0.35 || quality < 0.12) return [];
    const freeTime = trip || isWeekend ? WEEKEND_FACTOR : 1;
    const keenness = 0.5 + pilot.skill;
    const weight = freeTime * keenness * quality ** 5 * sun ** 2 * (trip ? 2 : 1);
    return [{ id: `${date}-${index}`, pilot: index, airfield, day, quality, weight }];
  });
}

function findAirfield(ident: string | undefined): DemoAirfield {
  const airfield = AIRFIELDS.find((candidate) => candidate.ident === ident);
  if (!airfield) throw new RangeError(`There is no demo airfield "${ident}".`);
  return airfield;
}

/**
 * Quality of a day, which is the same for all pilots at an airfield. Good weather tends to last
 * some days, and to be good in all of Europe, Australia or southern Africa.
 */
function dayQuality(seed: string, { ident }: DemoAirfield, day: number): number {
  const spell = Math.floor(day / DAY_S / 4);
  const random = (label: string) => createRandom(`${seed}/weather/${label}`).next();
  return (
    0.4 * random(`${continentOf(ident)}/spell${spell}`) +
    0.25 * random(`${ident}/spell${spell}`) +
    0.35 * random(`${ident}/day${day}`)
  );
}

/** From 0 in midwinter to 1 in midsummer, by hemisphere. */
function sunShare({ ident }: DemoAirfield, day: number): number {
  const date = new Date(day * 1000);
  const dayOfYear = (day * 1000 - Date.UTC(date.getUTCFullYear(), 0, 1)) / (DAY_S * 1000);
  const northern = 0.5 - 0.5 * Math.cos((2 * Math.PI * (dayOfYear + 10)) / 365.25);
  return SOUTHERN.has(ident) ? 1 - northern : northern;
}

/** Continent by the first letter of the ICAO code. */
function continentOf(ident: string): string {
  return ident.startsWith('F') ? 'Africa' : ident.startsWith('Y') ? 'Australia' : 'Europe';
}

const SOUTHERN: ReadonlySet<string> = new Set(['FYBJ', 'YTOC', 'FAHV']);
