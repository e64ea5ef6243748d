import type { FlownSecond } from './glider-in-flight.js';
import type { Random } from './random.js';

/** One record of a flight recorder, as its sensors saw it. */
export interface RecordedFix {
  timeS: number;
  lat: number;
  lon: number;
  pressureAltitudeM: number;
  gnssAltitudeM: number;
  /** Position accuracy in m. */
  accuracyM: number;
  /** Engine noise level, 0 to 999. */
  noise: number;
  /** Propulsion from 0 to 999, as recorded by the sensor of an electric engine. */
  propulsion: number;
}

export interface RecorderOptions {
  intervalS: number;
  /** Pressure reduced to sea level; the recorder's altitude is always that of 1013.25 hPa. */
  qnhHpa: number;
  kind: 'GL' | 'MG' | 'FG';
}

const METRES_PER_DEGREE = 111_195;
const STANDARD_HPA = 1013.25;

/** Samples a flight with the errors of real sensors. */
export function recordFlight(
  flown: readonly FlownSecond[],
  { intervalS, qnhHpa, kind }: RecorderOptions,
  random: Random,
): RecordedFix[] {
  const wander = { east: 0, north: 0, gnss: 0 };
  const fixes: RecordedFix[] = [];
  for (let second = 0; second < flown.length; second += intervalS) {
    const now = flown[second];
    if (!now) break;
    wander.east = wander.east * 0.97 + random.normal(0.3);
    wander.north = wander.north * 0.97 + random.normal(0.3);
    wander.gnss = wander.gnss * 0.98 + random.normal(0.6);
    const lonScale = METRES_PER_DEGREE * Math.cos((now.lat * Math.PI) / 180);
    fixes.push({
      timeS: now.timeS,
      lat: now.lat + wander.north / METRES_PER_DEGREE,
      lon: now.lon + wander.east / lonScale,
      pressureAltitudeM: Math.round(pressureAltitude(now.altitudeM, qnhHpa) + random.normal(0.4)),
      gnssAltitudeM: Math.round(now.altitudeM + wander.gnss),
      accuracyM: Math.round(random.between(2, 6)),
      noise: noiseLevel(now, kind, random),
      propulsion: kind === 'FG' ? Math.round(now.power * random.between(820, 900)) : 0,
    });
  }
  return fixes;
}

/** Altitude in the standard atmosphere of the pressure at an altitude. */
function pressureAltitude(altitudeM: number, qnhHpa: number): number {
  const pressure = qnhHpa * (1 - 2.25577e-5 * altitudeM) ** 5.25588;
  return (1 - (pressure / STANDARD_HPA) ** (1 / 5.25588)) / 2.25577e-5;
}

/**
 * Noise of the engine: an electric engine is quiet, a combustion engine nearly reaches the end of
 * the scale.
 */
function noiseLevel(
  { power, rush }: FlownSecond,
  kind: RecorderOptions['kind'],
  random: Random,
): number {
  const engine = power * (kind === 'FG' ? 420 : 870);
  const level =
    Math.max(engine, rush * 1000, 18) * random.between(0.9, 1.1) + random.between(0, 25);
  return Math.min(999, Math.round(level));
}
