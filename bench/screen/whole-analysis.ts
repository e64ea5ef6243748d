/** The whole analysis of a flight, by the functions that page and server call. */
import {
  createAirspaceIndex,
  findAirspaceCrossings,
  parseOpenAir,
} from '@cloudstreet/scoring/airspace';
import {
  analyseFlight,
  arrivalHeights,
  bestGlide,
  coach,
  computeStatistics,
  courseProgress,
  createAirportIndex,
  findMeeting,
  flightDifference,
  readFlightTrack,
} from '@cloudstreet/scoring/analyse';
import {
  createTrack,
  findEngineRuns,
  POSITION_UNITS_PER_DEGREE,
  parseIgc,
  splitFlights,
  type Track,
} from '@cloudstreet/scoring/parse';
import type { FlightData } from '@cloudstreet/sdk';

const POLAR = { a: -0.0019682, b: 0.1135807, c: -2.2594821, referenceMassKg: 702 };
const MASS = { massKg: 720, massLimits: { minKg: 560, maxKg: 850 } };
const GROUND_M = 150;
const AIRPORTS = 300;
/** Shares of the flight at which its course turns, and where a reader asks for arrivals. */
const COURSE = [0.1, 0.4, 0.7, 0.9];

export interface WholeAnalysis {
  /** The flight as the page receives it, and one of the same day. */
  flight: FlightData;
  other: FlightData;
  /** The same as a file of a motor glider, with the noise of its engine. */
  motorGliderFile: Uint8Array;
  /** OpenAir. */
  airspaces: string;
}

/**
 * Returns the work to be timed: the statistics of a flight and its coach, a lead over another, the
 * airspaces that it crossed, when both flew together, the arrival heights at three hundred airports at
 * each turnpoint, and when an engine ran. Files are read beforehand.
 */
export function wholeAnalysis(input: WholeAnalysis): () => unknown[] {
  const { airspaces } = parseOpenAir(input.airspaces);
  const other = readFlightTrack(input.other).track;
  const engine = readMotorGlider(input.motorGliderFile);
  return () => {
    const read = readFlightTrack(input.flight);
    const { track } = read;
    const interval = { first: 0, last: track.count - 1 };
    const groundM = new Float32Array(track.count).fill(GROUND_M);
    const pressureAltM = Int16Array.from(track.altitudeM);
    const { analysis, air } = analyseFlight({
      flight: { ...read, groundM },
      unpowered: {},
      polar: POLAR,
      massKg: MASS.massKg,
    });
    const { phases, unpowered = [] } = analysis;
    const flown = { track, progress: courseProgress(track, turnpointsOf(track)) };
    const crossed = createAirspaceIndex(airspaces);
    return [
      computeStatistics(analysis, interval),
      coach({ track, phases, unpowered, interval, air, polar: POLAR, ...MASS, groundM }),
      flightDifference(flown, flown, 'time'),
      findAirspaceCrossings(crossed, { track, interval, groundM, pressureAltM, timeZone: 'UTC' }),
      findMeeting(track, other),
      arrivalsOn(track),
      findEngineRuns(engine.recording, engine.track, 'MG'),
    ];
  };
}

function readMotorGlider(file: Uint8Array) {
  const { recording } = parseIgc(file);
  const [interval] = splitFlights(recording);
  if (!interval) throw new Error('The file has no flight.');
  return { recording, track: createTrack(recording, interval) };
}

function turnpointsOf(track: Track) {
  return COURSE.map((share) => placeAt(track, Math.round(share * (track.count - 1))));
}

function placeAt(track: Track, fix: number) {
  return {
    lat: (track.lat[fix] ?? 0) / POSITION_UNITS_PER_DEGREE,
    lon: (track.lon[fix] ?? 0) / POSITION_UNITS_PER_DEGREE,
    altitudeM: track.altitudeM[fix] ?? 0,
  };
}

/** Airports are a tenth of a degree apart, around the middle of the flight. */
function arrivalsOn(track: Track) {
  const middle = placeAt(track, track.count >> 1);
  const columns = Math.ceil(Math.sqrt(AIRPORTS));
  const airports = Array.from({ length: AIRPORTS }, (_, i) => ({
    lat: middle.lat + (Math.floor(i / columns) - columns / 2) * 0.1,
    lon: middle.lon + ((i % columns) - columns / 2) * 0.1,
    elevationM: GROUND_M,
  }));
  const places = createAirportIndex(airports);
  const { ratio: glideRatio, speedMps } = bestGlide(POLAR);
  const wind = { eastMps: 4, northMps: -2 };
  return turnpointsOf(track).map((from) =>
    arrivalHeights(places, from, { glideRatio, speedMps, wind }),
  );
}
