import { fontFamily } from '../../theme/tokens.js';
import { thermalStrength, thermalsSeen } from '../day-tracks/thermal-strength.js';
import { type LabelRequest, placeLabels } from '../place-labels.js';
import type { DayScene } from './day-scene.js';
import { type DayView, isInView, leftOf, topOf } from './day-view.js';

export interface LabelTexts {
  /** Returns the text beside a glider or a thermal. */
  textOf: (glider: number) => string;
  climbText: (climbMps: number) => string;
}

interface Label extends LabelRequest {
  text: string;
  /** Index of the glider; -1 for a thermal. */
  glider: number;
  /** Index of the thermal; -1 for a glider. */
  thermal: number;
}

interface Placed extends Pick<Label, 'text' | 'glider' | 'thermal'> {
  /** Distance from its object in pixels. */
  aside: number;
}

/** Inputs for which labels were last placed. */
type Placing = Pick<DayScene, 'measure' | 'showsThermals' | 'followed'> &
  Pick<DayView, 'pixelsPerUnit' | 'width' | 'height'> &
  LabelTexts;

/** Values that change faster cannot be read. Between updates, texts move with their objects. */
const STAYS_MS = 400;
const FONT = `620 11px ${fontFamily}`;
const MARGIN_PX = 20;
const THERMAL_ASIDE_PX = 4;
/** Larger distance for the followed glider, because of its ring. */
const BESIDE_RING_PX = 28;

type DrawLabels = (
  context: CanvasRenderingContext2D,
  scene: DayScene,
  view: DayView,
  texts: LabelTexts,
) => void;

/**
 * Draws names and values of gliders and thermals. They are not symbols of the map, because MapLibre
 * places new texts with a delay, so that they would lag behind their objects.
 */
export function createDayLabels(): DrawLabels {
  let placed: Placed[] = [];
  let placing: Placing | undefined;
  let placedMs = 0;
  let [centerX, centerY] = [0, 0];

  function place(context: CanvasRenderingContext2D, requests: Label[]): void {
    for (const request of requests) request.width = context.measureText(request.text).width;
    placed = placeLabels(requests).map(({ request, left }) => ({
      text: request.text,
      glider: request.glider,
      thermal: request.thermal,
      aside: left - request.left,
    }));
  }

  return (context, scene, view, texts) => {
    context.font = FONT;
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = 3;
    context.strokeStyle = scene.casing;
    context.fillStyle = scene.ink;
    const { measure, showsThermals, followed } = scene;
    const { pixelsPerUnit, width, height } = view;
    const now = { measure, showsThermals, followed, pixelsPerUnit, width, height, ...texts };
    const hasMoved = centerX !== view.x || centerY !== view.y;
    const nowMs = performance.now();
    if (!isSame(placing, now) || nowMs - placedMs > (hasMoved ? STAYS_MS / 4 : STAYS_MS)) {
      const shown = new Set(placed.map(({ glider }) => glider));
      place(context, [
        ...gliderRequests(scene, view, texts, shown),
        ...(showsThermals ? thermalRequests(scene, view, texts) : []),
      ]);
      [placing, placedMs, centerX, centerY] = [now, nowMs, view.x, view.y];
    }
    const { moment, tracks } = scene;
    for (const { text, glider, thermal, aside } of placed) {
      if (glider >= 0 && moment.isFlying[glider] === 0) continue;
      const { x, y } = glider >= 0 ? moment : tracks.thermals;
      const index = glider >= 0 ? glider : thermal;
      const left = leftOf(view, x[index]!) + aside + (glider >= 0 ? 0 : THERMAL_ASIDE_PX);
      const top = topOf(view, y[index]!);
      context.strokeText(text, left, top);
      context.fillText(text, left, top);
    }
  };
}

function isSame(one: Placing | undefined, other: Placing): boolean {
  return (
    one !== undefined &&
    Object.entries(other).every(([name, value]) => one[name as keyof Placing] === value)
  );
}

/**
 * Orders gliders for labels: the followed one first, then those that have a label, which they keep
 * while there is space.
 */
function gliderRequests(
  { moment, followed }: DayScene,
  view: DayView,
  { textOf }: LabelTexts,
  shown: ReadonlySet<number>,
): Label[] {
  const first: Label[] = [];
  const rest: Label[] = [];
  for (let glider = 0; glider < moment.isFlying.length; glider++) {
    if (moment.isFlying[glider] === 0) continue;
    const [left, top] = [leftOf(view, moment.x[glider]!), topOf(view, moment.y[glider]!)];
    if (!isInView(view, left, top, MARGIN_PX)) continue;
    const label = { left, top, width: 0, text: textOf(glider), glider, thermal: -1 };
    if (glider === followed) first.unshift({ ...label, gapPx: BESIDE_RING_PX });
    else if (shown.has(glider)) first.push(label);
    else rest.push(label);
  }
  return [...first, ...rest];
}

function thermalRequests(
  { tracks, momentS }: DayScene,
  view: DayView,
  { climbText }: LabelTexts,
): Label[] {
  const { thermals, startS } = tracks;
  const at = momentS - startS;
  return thermalsSeen(thermals, at)
    .filter((thermal) => thermalStrength(thermals, thermal, at) > 0.5)
    .map((thermal) => ({
      left: leftOf(view, thermals.x[thermal]!) + THERMAL_ASIDE_PX,
      top: topOf(view, thermals.y[thermal]!),
      width: 0,
      text: climbText(thermals.climbMps[thermal]!),
      glider: -1,
      thermal,
    }))
    .filter(({ left, top }) => isInView(view, left, top, MARGIN_PX));
}
