import { CLUBS, type DemoClub, PILOTS } from './demo-data.js';
import { makeCourse } from './make-course.js';
import type { PlannedFlight } from './plan-season.js';
import { clamp } from './simulator/clamp.js';
import type { GliderSpec } from './simulator/glide-performance.js';
import { createRandom, hashText, type Random } from './simulator/random.js';
import { recordFlight } from './simulator/record-flight.js';
import {
  type FlightPlan,
  type SimulatedFlight,
  simulateFlight,
} from './simulator/simulate-flight.js';
import { ThermalField } from './simulator/thermals.js';
import { createWeather, lastClimbS, type Weather } from './simulator/weather.js';
import { writeIgc } from './simulator/write-igc.js';

/** A glider of the table of aircraft. */
export interface DemoGlider extends GliderSpec {
  /** Handicap index. */
  index: number;
}

/** An airfield of the table of airports. */
export interface DemoPlace {
  lat: number;
  lon: number;
  elevationM: number;
}

/** Everything besides the plan that a flight is made from. */
export interface DemoWorld {
  seed: string;
  gliders: ReadonlyMap<string, DemoGlider>;
  places: ReadonlyMap<string, DemoPlace>;
}

/** A flight that was flown, ready to be uploaded. */
export interface MadeFlight {
  igc: string;
  gliderName: string;
  registration: string;
  competitionId: string;
  /** Name of the second person on board. */
  coPilot: string | undefined;
  /** Unix seconds of the last fix. */
  endS: number;
}

const MINUTE_S = 60;
const HOUR_S = 3600;
const SHORTEST_FLIGHT_S = 50 * MINUTE_S;
const LAUNCH_ATTEMPTS = 12;
const PILOT_KG = 90;
/** Share of pilots who return before the end of the afternoon. */
const SHARE_OF_SHORT_FLIGHTS = 0.25;

/** Simulates a planned flight and writes its file; the same plan gives the same bytes. */
export function makeFlight(flight: PlannedFlight, world: DemoWorld): MadeFlight {
  const random = createRandom(`${world.seed}/flight/${flight.id}`);
  const pilot = PILOTS[flight.pilot];
  const club = pilot && CLUBS[pilot.club];
  const place = world.places.get(flight.airfield.ident);
  if (!pilot || !club || !place)
    throw new RangeError(`Flight ${flight.id} names no pilot or no airfield.`);
  const alone = gliderOf(flight.pilot, club, random);
  const sign = flight.crew ? twoSeaterOf(club, world) : alone;
  const glider = world.gliders.get(sign.name);
  if (!glider) throw new RangeError(`There is no glider "${sign.name}".`);
  // All pilots who fly there on that day meet the same weather.
  const dayRandom = createRandom(`${world.seed}/day/${flight.airfield.ident}/${flight.day}`);
  const weather = createWeather(dayRandom, {
    place: { ...place, dryness: flight.airfield.dryness },
    day: flight.day,
    quality: flight.quality,
  });
  const field = new ThermalField(dayRandom.below(2 ** 31), place, weather);
  const destination = world.places.get(flight.destination ?? '') ?? place;
  const planned = { flight, glider, place, destination, weather, skill: pilot.skill, random };
  const flown = flyWithRetries(
    (takeoffShiftS) => planFlight({ ...planned, takeoffShiftS }),
    field,
    random,
  );
  const fixes = recordFlight(
    flown.flown,
    { intervalS: intervalOf(flight.pilot), qnhHpa: weather.qnhHpa, kind: glider.kind },
    random,
  );
  const drawn = glider.seats === 2 ? coPilotOf(flight.pilot, random) : undefined;
  const coPilot = flight.crew ? PILOTS[flight.crew.pilot]?.name : drawn;
  const igc = writeIgc(
    {
      serial: serialOf(flight.pilot),
      pilot: pilot.name,
      ...(coPilot && { coPilot }),
      glider: glider.name,
      registration: sign.registration,
      competitionId: sign.competitionId,
      hasPropulsionSensor: glider.kind === 'FG',
    },
    fixes,
  );
  return {
    igc,
    gliderName: glider.name,
    registration: sign.registration,
    competitionId: sign.competitionId,
    coPilot,
    endS: fixes.at(-1)?.timeS ?? flight.day,
  };
}

interface PlanInput {
  flight: PlannedFlight;
  glider: DemoGlider;
  place: DemoPlace;
  destination: DemoPlace;
  weather: Weather;
  skill: number;
  random: Random;
  takeoffShiftS: number;
}

function planFlight(input: PlanInput): FlightPlan {
  const { flight, glider, place, destination, weather, skill, random, takeoffShiftS } = input;
  const recordingS = weather.thermalsFromS + random.between(0.15, 0.9) * HOUR_S + takeoffShiftS;
  const isShort = random.chance(SHARE_OF_SHORT_FLIGHTS);
  const homeByS = isShort
    ? recordingS + random.between(1.2, 3) * HOUR_S
    : lastClimbS(weather) - random.between(0, 0.6) * HOUR_S;
  const ambition = clamp(random.between(0.1, 0.9) + 0.4 * skill, 0.2, 1.2);
  const speedKmh =
    (42 + 48 * flight.quality + 14 * skill) * (glider.index / 108) * flight.airfield.dryness ** 0.6;
  const hours = Math.max((homeByS - recordingS) / HOUR_S, 0.5);
  return {
    glider,
    massKg: massOf(glider, flight.quality, skill),
    launch: launchOf(glider, flight, random),
    recordingS: Math.round(recordingS),
    airfield: { lat: place.lat, lon: place.lon },
    elevationM: place.elevationM,
    // A flight to another airfield is straight.
    ...(destination === place
      ? {
          course:
            flight.course ??
            makeCourse(
              {
                start: place,
                lengthKm: clamp(hours * speedKmh * ambition, 40, 850),
                directions: flight.airfield.directions,
              },
              random,
            ),
        }
      : { course: [], destination: { lat: destination.lat, lon: destination.lon } }),
    homeByS: Math.round(homeByS),
    skill,
  };
}

/** A pilot who finds no thermal after the launch tries again later. The longest flight is used. */
function flyWithRetries(
  planAt: (takeoffShiftS: number) => FlightPlan,
  field: ThermalField,
  random: Random,
): SimulatedFlight {
  let best = simulateFlight(planAt(0), field, random);
  for (let attempt = 1; attempt < LAUNCH_ATTEMPTS; attempt += 1) {
    if (best.flown.length > SHORTEST_FLIGHT_S) break;
    const flown = simulateFlight(planAt(attempt * 12 * MINUTE_S), field, random);
    if (flown.flown.length > best.flown.length) best = flown;
  }
  return best;
}

function massOf(glider: DemoGlider, quality: number, skill: number): number {
  const dry = glider.emptyKg + PILOT_KG * glider.seats;
  const water = quality > 0.6 ? (glider.maxKg - dry) * (quality - 0.4) * skill : 0;
  return clamp(dry + water, glider.emptyKg + 80, glider.maxKg);
}

function launchOf(glider: DemoGlider, { airfield }: PlannedFlight, random: Random) {
  if (glider.selfLaunch) return 'self';
  return random.chance(airfield.winchShare) ? 'winch' : 'tow';
}

/** Most pilots fly one glider of their club and sometimes another one. */
function gliderOf(pilot: number, club: DemoClub, random: Random) {
  const own = pilot % club.fleet.length;
  return gliderAt(club, random.chance(0.85) ? own : random.below(club.fleet.length));
}

/** The club's double-seater, or one that it borrows. */
function twoSeaterOf(club: DemoClub, world: DemoWorld) {
  const slot = club.fleet.findIndex((name) => world.gliders.get(name)?.seats === 2);
  return gliderAt(club, slot < 0 ? club.fleet.length : slot);
}

function gliderAt(club: DemoClub, slot: number) {
  const name = club.fleet[slot] ?? BORROWED;
  const hash = hashText(`${club.name}/${slot}`);
  const letters = [0, 8, 16].map((shift) => LETTERS[(hash >>> shift) % LETTERS.length] ?? '');
  const registration =
    club.nationality === 'D-'
      ? `D-${String(1000 + (hash % 9000))}`
      : `${club.nationality}${letters.join('')}`;
  return { name, registration, competitionId: letters.slice(0, 2).join('') };
}

/** Another pilot of the same club. */
function coPilotOf(pilot: number, random: Random): string | undefined {
  const club = PILOTS[pilot]?.club;
  const others = PILOTS.filter((other, index) => other.club === club && index !== pilot);
  return random.chance(0.7) ? random.pick(others).name : undefined;
}

const BORROWED = 'Duo Discus';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Three letters or digits of the pilot's own recorder. */
function serialOf(pilot: number): string {
  return `D${String(pilot).padStart(2, '0')}`;
}

/** Recorders are set to various intervals; four seconds are the most common. */
function intervalOf(pilot: number): number {
  if (pilot % 13 === 5) return 1;
  return pilot % 6 === 2 ? 2 : 4;
}
