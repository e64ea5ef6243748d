import {
  createDayMoment,
  type DayMeasure,
  type DayMoment,
  type DayTracks,
  moveDayMoment,
  valueAt,
} from '@cloudstreet/ui/map/day-tracks';

/** Returns the known figures of a glider at a moment. */
export interface GliderFigures {
  /** Its index among the flights of the day. */
  readonly glider: number;
  readonly altitudeM?: number;
  readonly heightM?: number;
  readonly climbMps?: number;
  readonly hourSpeedKmh?: number;
  readonly flownKm?: number;
}

/** A figure of the map, or the distance flown so far. */
export type GliderFigure = DayMeasure | 'distance';

/** The figures of a list, the one of the map first. */
export const LISTED_FIGURES = {
  altitude: ['altitude', 'climb', 'distance'],
  height: ['height', 'climb', 'distance'],
  climb: ['climb', 'altitude', 'distance'],
  hourSpeed: ['hourSpeed', 'altitude', 'distance'],
} as const satisfies Record<DayMeasure, readonly GliderFigure[]>;

/** Unknown values come last. */
const UNKNOWN = -Number.MAX_VALUE;

const VALUES = {
  altitude: ({ altitudeM = UNKNOWN }) => altitudeM,
  height: ({ heightM = UNKNOWN }) => heightM,
  climb: ({ climbMps = UNKNOWN }) => climbMps,
  hourSpeed: ({ hourSpeedKmh = UNKNOWN }) => hourSpeedKmh,
  distance: ({ flownKm = UNKNOWN }) => flownKm,
} as const satisfies Record<GliderFigure, (glider: GliderFigures) => number>;

/** Returns the gliders in the air at a moment in unix seconds, the highest figure first. */
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
  const known = (column: Float32Array | undefined) => {
    const value = column ? valueAt(column, moment, glider) : Number.NaN;
    return Number.isNaN(value) ? undefined : value;
  };
  const [altitudeM, heightM] = [known(values.altitude), known(values.height)];
  const [climbMps, hourSpeedKmh] = [known(values.climb), known(values.hourSpeed)];
  const way = known(flownKm);
  return {
    glider,
    ...(altitudeM !== undefined && { altitudeM }),
    ...(climbMps !== undefined && { climbMps }),
    ...(heightM !== undefined && { heightM }),
    ...(hourSpeedKmh !== undefined && { hourSpeedKmh }),
    ...(way !== undefined && { flownKm: way }),
  };
}
