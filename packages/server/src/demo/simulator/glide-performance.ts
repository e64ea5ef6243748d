import { clamp } from './clamp.js';

/** Glider data that the simulator needs, with the units of the aircraft table. */
export interface GliderSpec {
  name: string;
  kind: 'GL' | 'MG' | 'FG';
  seats: 1 | 2;
  selfLaunch: boolean;
  emptyKg: number;
  /** The mass that the polar holds for. */
  referenceKg: number;
  maxKg: number;
  minSpeedMps: number;
  /** Coefficients a, b, c of sink = a·v² + b·v + c in m/s; sink is negative. */
  polar: readonly [number, number, number];
}

/** Performance of a glider at a mass. */
export interface GlidePerformance {
  minSpeedMps: number;
  /** Vertical speed in still air, negative; `load` is the load factor of a turn. */
  sinkMps(speedMps: number, load?: number): number;
  /** Speed to fly by MacCready's rule in air that rises with `liftMps`. */
  speedToFly(climbMps: number, liftMps?: number): number;
}

const HIGHEST_SPEED_MPS = 55;

/** A higher mass moves every point of the polar along the ray through the origin. */
export function createGlidePerformance(glider: GliderSpec, massKg: number): GlidePerformance {
  const scale = Math.sqrt(massKg / glider.referenceKg);
  const [a0, b, c0] = glider.polar;
  const [a, c] = [a0 / scale, c0 * scale];
  const minSpeedMps = glider.minSpeedMps * scale;
  const slowest = minSpeedMps * 1.08;
  return {
    minSpeedMps,
    sinkMps(speedMps, load = 1) {
      const level = speedMps / Math.sqrt(load);
      return (a * level * level + b * level + c) * load ** 1.5;
    },
    speedToFly(climbMps, liftMps = 0) {
      const square = (c + liftMps - climbMps) / a;
      return clamp(Math.sqrt(Math.max(square, 0)), slowest, HIGHEST_SPEED_MPS);
    },
  };
}
