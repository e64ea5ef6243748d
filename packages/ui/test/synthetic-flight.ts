import { bearingDeg, destination, distanceM, type Position } from '@cloudstreet/scoring/geo';
import type { Score } from '@cloudstreet/sdk';
import { scoreOf } from './score-of.js';

/** A generated flight for stories and tests. */
export interface SyntheticFlight {
  unixS: number[];
  latDeg: number[];
  lonDeg: number[];
  altitudeM: number[];
  groundAltM: number[];
  /** The triangle around the turnpoints, in the contract's shape. */
  score: Pick<Score, 'turnpoints' | 'geom'>;
  launch: { startS: number; endS: number };
}

export interface SyntheticFlightOptions {
  airport?: Position;
  /** Seconds between fixes. */
  intervalS?: number;
  /** Length of each of the three legs. */
  legKm?: number;
}

const TAKEOFF_S = Date.UTC(2026, 6, 14, 9, 12) / 1000;
const LAUNCH_S = 420;
const CRUISE_MPS = 31;

/** A closed triangle with aerotow, thermals and glides; the same for the same options. */
export function syntheticFlight(options: SyntheticFlightOptions = {}): SyntheticFlight {
  const { airport = { lat: 50.43, lon: 9.62 }, intervalS = 4, legKm = 105 } = options;
  const corners = [20, 140, 260].map((bearing) =>
    destination(airport, bearing, (legKm * 1000) / Math.sqrt(3)),
  );
  const random = createRandom(20_260_714);
  const flight = { unixS: [], latDeg: [], lonDeg: [], altitudeM: [], groundAltM: [] } as Columns;
  const fly = createPilot(flight, airport, intervalS, random);

  fly.launch();
  const turned = corners.map((corner) => fly.to(corner));
  const finishIndex = fly.to(airport);
  fly.land();

  const [first, second, third] = turned as [number, number, number];
  const startIndex = flight.unixS.findIndex((timeS) => timeS >= TAKEOFF_S + LAUNCH_S + 60);
  const lonLat = (index: number): [number, number] => [
    flight.lonDeg[index]!,
    flight.latDeg[index]!,
  ];
  return {
    ...flight,
    score: scoreOf(
      [startIndex, first, second, third, finishIndex].map((index) => ({
        lat: flight.latDeg[index]!,
        lon: flight.lonDeg[index]!,
        time: new Date(flight.unixS[index]! * 1000).toISOString(),
      })),
      [
        [lonLat(first), lonLat(second)],
        [lonLat(second), lonLat(third)],
        [lonLat(third), lonLat(first)],
      ],
    ),
    launch: { startS: TAKEOFF_S, endS: TAKEOFF_S + LAUNCH_S },
  };
}

type Columns = Record<'unixS' | 'latDeg' | 'lonDeg' | 'altitudeM' | 'groundAltM', number[]>;

function createPilot(columns: Columns, airport: Position, intervalS: number, random: () => number) {
  let [timeS, place, altitudeM] = [TAKEOFF_S, airport, groundAt(airport)];

  function record() {
    columns.unixS.push(timeS);
    columns.latDeg.push(round(place.lat, 5));
    columns.lonDeg.push(round(place.lon, 5));
    columns.altitudeM.push(Math.round(altitudeM));
    columns.groundAltM.push(Math.round(groundAt(place)));
    timeS += intervalS;
  }

  function step(bearing: number, speedMps: number, climbMps: number) {
    record();
    place = destination(place, (bearing + 360) % 360, speedMps * intervalS);
    altitudeM = Math.max(altitudeM + climbMps * intervalS, groundAt(place));
  }

  function climb(topM: number) {
    const liftMps = 1.2 + 2.6 * random();
    const turn = random() < 0.5 ? -1 : 1;
    for (let angle = 0; altitudeM < topM; angle += turn * 14 * intervalS) {
      step(angle + 360 * 9, 25, liftMps * (0.7 + 0.6 * random()));
    }
  }

  return {
    launch() {
      for (let elapsed = 0; elapsed < LAUNCH_S; elapsed += intervalS) {
        step(160 + elapsed / 3, elapsed < 24 ? elapsed : 32, elapsed < 24 ? 0 : 2.4);
      }
    },
    /** Flies there by way of thermals; answers the index of the fix at the place. */
    to(goal: Position): number {
      let weaveDeg = 0;
      while (distanceM(place, goal) > CRUISE_MPS * intervalS) {
        if (altitudeM - groundAt(place) < 550 + 500 * random()) {
          climb(groundAt(place) + 1350 + 600 * random());
        }
        weaveDeg = weaveDeg * 0.97 + 10 * (random() - 0.5);
        const near = distanceM(place, goal) < 4000;
        step(
          bearingDeg(place, goal) + (near ? 0 : weaveDeg),
          CRUISE_MPS,
          -1.3 + 1.4 * (random() - 0.4),
        );
      }
      place = goal;
      record();
      return columns.unixS.length - 1;
    },
    land() {
      for (let turnDeg = 0; altitudeM > groundAt(place) + 1; turnDeg += 2 * intervalS) {
        step(turnDeg, 24, -2.2);
      }
      for (let index = 0; index < 8; index += 1) step(0, 3, 0);
    },
  };
}

/** Hills with no step, in metres. */
function groundAt({ lat, lon }: Position): number {
  return (
    330 +
    140 * wave(0.9, lat + 0.4 * lon) +
    90 * wave(0.37, lon - lat) +
    25 * wave(0.08, lat * 2 + lon)
  );
}

function wave(length: number, x: number): number {
  return Math.sin((x * 2 * Math.PI) / length);
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

/** Numbers from 0 up to 1, the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
