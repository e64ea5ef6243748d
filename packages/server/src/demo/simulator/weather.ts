import { clamp } from './clamp.js';
import type { GroundOffset, GroundPosition } from './earth.js';
import type { Random } from './random.js';

/** Soaring weather of a day around one place. */
export interface Weather {
  /** Unix seconds between which thermals can keep a glider up. */
  thermalsFromS: number;
  thermalsUntilS: number;
  /** Climb in the core of an ordinary thermal at the best time of the day. */
  peakLiftMps: number;
  /** Highest cloud base of the day over the ground. */
  cloudBaseAglM: number;
  /** Direction and speed towards which the wind blows in the convective layer. */
  windMps: GroundOffset;
  qnhHpa: number;
}

export interface WeatherPlace extends GroundPosition {
  /** Strength of thermals relative to the lowlands of Europe. */
  dryness: number;
}

const RAD = Math.PI / 180;
const HOUR_S = 3600;

/**
 * Creates the weather of a day.
 *
 * @param day Unix seconds of 00:00 UTC.
 * @param quality From 0 (hardly any thermals) to 1 (best day of the year).
 */
export function createWeather(
  random: Random,
  { place, day, quality }: { place: WeatherPlace; day: number; quality: number },
): Weather {
  const declination = declinationRad(day);
  const sunHeightDeg = 90 - Math.abs(place.lat - declination / RAD);
  const sun = clamp((sunHeightDeg - 15) / 50, 0.15, 1);
  const halfDayH =
    Math.acos(clamp(-Math.tan(place.lat * RAD) * Math.tan(declination), -1, 1)) / RAD / 15;
  const noonS = day + (12 - place.lon / 15) * HOUR_S;
  const windFrom = random.between(0, 2 * Math.PI);
  const windMps = random.between(1, 8) * (1.25 - 0.5 * quality);
  return {
    thermalsFromS: noonS - halfDayH * (0.26 + 0.1 * quality) * HOUR_S,
    thermalsUntilS: noonS + halfDayH * (0.64 + 0.12 * quality) * HOUR_S,
    peakLiftMps: (2.1 + 3.5 * quality) * (0.55 + 0.45 * sun) * place.dryness,
    cloudBaseAglM: (900 + 1300 * quality) * (0.5 + 0.5 * sun) * place.dryness,
    windMps: { eastM: -Math.sin(windFrom) * windMps, northM: -Math.cos(windFrom) * windMps },
    qnhHpa: random.between(1006, 1030),
  };
}

/** Strength of thermals as a share of the day's best, 0 to 1. */
export function thermalActivity(weather: Weather, timeS: number): number {
  const share = (timeS - weather.thermalsFromS) / (weather.thermalsUntilS - weather.thermalsFromS);
  if (share <= 0 || share >= 1) return 0;
  return Math.min(1, Math.sin(Math.PI * share ** 0.9) * 1.25);
}

/** Unix seconds after which thermals are too weak to rely on. */
export function lastClimbS({ thermalsFromS, thermalsUntilS }: Weather): number {
  return thermalsUntilS - 0.17 * (thermalsUntilS - thermalsFromS);
}

/** Height of the cloud base above ground, which rises until the late afternoon. */
export function cloudBaseM(weather: Weather, timeS: number): number {
  const share = (timeS - weather.thermalsFromS) / (weather.thermalsUntilS - weather.thermalsFromS);
  return weather.cloudBaseAglM * (0.6 + 0.4 * Math.sin((Math.PI / 2) * clamp(share * 1.4, 0, 1)));
}

/** Wind at a height above ground. Friction slows it near the surface. */
export function windAt(weather: Weather, heightAglM: number): GroundOffset {
  const share = 0.55 + 0.45 * clamp(heightAglM / 300, 0, 1);
  return { eastM: weather.windMps.eastM * share, northM: weather.windMps.northM * share };
}

function declinationRad(day: number): number {
  const date = new Date(day * 1000);
  const yearStart = Date.UTC(date.getUTCFullYear(), 0, 1) / 1000;
  const dayOfYear = (day - yearStart) / 86_400;
  return -23.44 * RAD * Math.cos((2 * Math.PI * (dayOfYear + 10)) / 365.25);
}
