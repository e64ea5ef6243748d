import {
  createDayMoment,
  type DayMoment,
  type DayTracks,
  moveDayMoment,
  valueAt,
} from '@cloudstreet/ui/map/day-tracks';

/** What is told of a glider at a moment; figures that are not known are absent. */
export interface GliderFigures {
  /** Its index among the flights of the day. */
  readonly glider: number;
  readonly altitudeM?: number;
  readonly heightM?: number;
  readonly climbMps?: number;
  readonly hourSpeedKmh?: number;
  readonly wayKm?: number;
}

export const GLIDER_ORDERS = ['altitude', 'climb', 'distance'] as const;
export type GliderOrder = (typeof GLIDER_ORDERS)[number];

/** What is not known comes after all that is. */
const UNKNOWN = -Number.MAX_VALUE;

const FIGURES = {
  altitude: ({ altitudeM = UNKNOWN }) => altitudeM,
  climb: ({ climbMps = UNKNOWN }) => climbMps,
  distance: ({ wayKm = UNKNOWN }) => wayKm,
} as const satisfies Record<GliderOrder, (glider: GliderFigures) => number>;

/** Everybody in the air at a moment in unix seconds, the highest figure first. */
export function glidersAt(tracks: DayTracks, momentS: number, order: GliderOrder): GliderFigures[] {
  const moment = createDayMoment(tracks);
  moveDayMoment(moment, tracks, momentS);
  const gliders: GliderFigures[] = [];
  for (const [glider, isFlying] of moment.isFlying.entries()) {
    if (isFlying === 1) gliders.push(figuresOf(tracks, moment, glider));
  }
  const figure = FIGURES[order];
  return gliders.sort((one, other) => figure(other) - figure(one));
}

function figuresOf({ values, wayKm }: DayTracks, moment: DayMoment, glider: number): GliderFigures {
  const known = (column: Float32Array | undefined) => {
    const value = column ? valueAt(column, moment, glider) : Number.NaN;
    return Number.isNaN(value) ? undefined : value;
  };
  const [altitudeM, heightM] = [known(values.altitude), known(values.height)];
  const [climbMps, hourSpeedKmh] = [known(values.climb), known(values.hourSpeed)];
  const way = known(wayKm);
  return {
    glider,
    ...(altitudeM !== undefined && { altitudeM }),
    ...(climbMps !== undefined && { climbMps }),
    ...(heightM !== undefined && { heightM }),
    ...(hourSpeedKmh !== undefined && { hourSpeedKmh }),
    ...(way !== undefined && { wayKm: way }),
  };
}
