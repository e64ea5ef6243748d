import { createDayMoment, type DayMoment, moveDayMoment, valueAt } from './day-moment.js';
import type { DayMeasure, DayTracks } from './day-tracks.js';

/** Known values of a glider at a time. */
export interface GliderFigures {
  /** Its index among the flights of the day. */
  readonly glider: number;
  readonly altitudeM?: number;
  readonly heightM?: number;
  readonly climbMps?: number;
  readonly hourSpeedKmh?: number;
  readonly flownKm?: number;
}

/** A measure of the map, or the distance flown so far. */
export type GliderFigure = DayMeasure | 'distance';

/** Sorts unknown values last. */
const UNKNOWN = -Number.MAX_VALUE;

const VALUES = {
  altitude: ({ altitudeM = UNKNOWN }) => altitudeM,
  height: ({ heightM = UNKNOWN }) => heightM,
  climb: ({ climbMps = UNKNOWN }) => climbMps,
  hourSpeed: ({ hourSpeedKmh = UNKNOWN }) => hourSpeedKmh,
  distance: ({ flownKm = UNKNOWN }) => flownKm,
} as const satisfies Record<GliderFigure, (glider: GliderFigures) => number>;

/** Returns the gliders in the air at a time in Unix seconds, the highest value first. */
export function glidersAt(
  tracks: DayTracks,
  momentS: number,
  order: GliderFigure,
): GliderFigures[] {
  const moment = createDayMoment(tracks);
  moveDayMoment(moment, tracks, momentS);
  const gliders: GliderFigures[] = [];
  for (const [glider, isFlying] of moment.isFlying.entries()) {
    if (isFlying === 1) gliders.push(figuresOf(tracks, moment, glider));
  }
  const value = VALUES[order];
  return gliders.sort((one, other) => value(other) - value(one));
}

function figuresOf(
  { values, flownKm }: DayTracks,
  moment: DayMoment,
  glider: number,
): GliderFigures {
  const figure = (name: keyof GliderFigures, column: Float32Array | undefined) => {
    const value = column ? valueAt(column, moment, glider) : Number.NaN;
    return Number.isNaN(value) ? {} : { [name]: value };
  };
  return {
    glider,
    ...figure('altitudeM', values.altitude),
    ...figure('heightM', values.height),
    ...figure('climbMps', values.climb),
    ...figure('hourSpeedKmh', values.hourSpeed),
    ...figure('flownKm', flownKm),
  };
}
