import { MAX_STEP_S } from '../day-tracks/day-tracks.js';
import { colorIndexOf, type DayScene } from './day-scene.js';
import { type DayView, isInView, leftOf, topOf } from './day-view.js';

/** Length of the trail behind a glider, in seconds of flight. */
const TRAIL_S = 180;
/** Minimum duration of a segment of a trail, unless the next entry is later. */
const PIECE_S = 10;
/** Steps in which a trail fades. */
export const FADES = 4;
const MAX_PIECES = TRAIL_S / PIECE_S + 2;

/** Parts of a scene from which trails are drawn. */
export type TrailScene = Pick<DayScene, 'tracks' | 'moment' | 'momentS' | 'measure' | 'classes'>;

/** Segments of the trails in a frame, in columns that the next frame overwrites. */
export interface DayTrails {
  count: number;
  /** In pixels: left and top of the later end, then of the earlier end. */
  ends: Float32Array;
  /** The class of the colour; see `colorIndexOf`. */
  classes: Uint8Array;
  /** Step of fading, 0 to `FADES` - 1. */
  fades: Uint8Array;
}

export function createDayTrails(gliders: number): DayTrails {
  const most = gliders * MAX_PIECES;
  return {
    count: 0,
    ends: new Float32Array(most * 4),
    classes: new Uint8Array(most),
    fades: new Uint8Array(most),
  };
}

/** Writes the visible trails of all gliders in the air. */
export function writeDayTrails(trails: DayTrails, scene: TrailScene, view: DayView): void {
  trails.count = 0;
  for (let glider = 0; glider < scene.moment.isFlying.length; glider++) {
    if (scene.moment.isFlying[glider] === 1) writeTrail(trails, scene, view, glider);
  }
}

function writeTrail(trails: DayTrails, scene: TrailScene, view: DayView, glider: number): void {
  const { tracks, moment, classes } = scene;
  const { timeS, offsets, x, y } = tracks;
  const values = tracks.values[scene.measure];
  const at = scene.momentS - tracks.startS;
  const first = offsets[glider]!;
  let left = leftOf(view, moment.x[glider]!);
  let top = topOf(view, moment.y[glider]!);
  let age = 0;
  for (let entry = moment.step[glider]!; entry >= first && age < TRAIL_S; entry--) {
    if (timeS[entry + 1]! - timeS[entry]! > MAX_STEP_S) return;
    const entryAge = at - timeS[entry]!;
    // Divided by the time of day, so that segments stay the same in all frames.
    const isInside = pieceOf(timeS[entry]!) === pieceOf(timeS[entry + 1]!);
    if (isInside && entry > first && entryAge < TRAIL_S) continue;
    const share = entryAge <= TRAIL_S ? 1 : (TRAIL_S - age) / (entryAge - age);
    const endLeft = left + (leftOf(view, x[entry]!) - left) * share;
    const endTop = top + (topOf(view, y[entry]!) - top) * share;
    const endAge = Math.min(entryAge, TRAIL_S);
    if (isInView(view, left, top) || isInView(view, endLeft, endTop)) {
      const piece = trails.count++;
      trails.ends[piece * 4] = left;
      trails.ends[piece * 4 + 1] = top;
      trails.ends[piece * 4 + 2] = endLeft;
      trails.ends[piece * 4 + 3] = endTop;
      trails.classes[piece] = colorIndexOf(classes, values ? values[entry]! : Number.NaN);
      trails.fades[piece] = Math.floor((((age + endAge) / 2) * FADES) / TRAIL_S);
    }
    [left, top, age] = [endLeft, endTop, entryAge];
  }
}

function pieceOf(timeS: number): number {
  return Math.floor(timeS / PIECE_S);
}
