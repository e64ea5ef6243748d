import { valueAt } from '../day-tracks/day-moment.js';
import { thermalStrength, thermalsSeen } from '../day-tracks/thermal-strength.js';
import { createSprites } from '../sprites.js';
import { colorIndexOf, type DayScene } from './day-scene.js';
import { createDayTrails, FADES, writeDayTrails } from './day-trails.js';
import { type DayView, isInView, leftOf, topOf } from './day-view.js';

const TRAIL_WIDTH_PX = 2;
/** Width of the edge around a trail, which separates it from the map. */
const TRAIL_EDGE_PX = 3.5;
const TRAIL_EDGE_OPACITY = 0.7;
/** Older parts are too faint for an edge. */
const EDGED_FADES = FADES / 2;
/** Half of a glider's span in pixels. */
const GLIDER_PX = 9;
const FOLLOWED_PX = 14;
const GLIDER_EDGE_PX = 2.4;
/** Ring around the followed glider: its radius, its width and that of its edges. */
const RING_PX = 21;
const RING_WIDTH_PX = 3;
const RING_EDGE_PX = 6;
/** Number of directions in which gliders are drawn. */
const DIRECTIONS = 48;
const THERMAL_OPACITY = 0.6;
/** Minimum radius, and number of radii, each a pixel larger. */
const THERMAL_PX = 6;
const THERMAL_SIZES = 10;
/** Climb with the largest radius. */
const GOOD_CLIMB_MPS = 4;

/** Outline of a glider seen from above: to the right and forward, in half spans. */
const OUTLINE = [
  [-0.08, 0.64],
  [0.08, 0.64],
  [0.08, 0.26],
  [0.96, 0.21],
  [0.96, 0.11],
  [0.08, 0.06],
  [0.08, -0.67],
  [0.34, -0.67],
  [0.34, -0.81],
  [-0.34, -0.81],
  [-0.34, -0.67],
  [-0.08, -0.67],
  [-0.08, 0.06],
  [-0.96, 0.11],
  [-0.96, 0.21],
  [-0.08, 0.26],
] as const;

type DrawDay = (context: CanvasRenderingContext2D, scene: DayScene, view: DayView) => void;

/**
 * Draws the gliders of a day, their trails and thermals. Draws only what is in view, and lines of
 * one colour together, so that it is smooth without graphics hardware.
 */
export function createDayDrawing(gliders: number): DrawDay {
  const [drawThermals, drawFleet] = [createThermals(), createFleet()];
  const drawTrails = createTrailLines(gliders);
  return (context, scene, view) => {
    if (scene.showsThermals) drawThermals(context, scene, view);
    drawTrails(context, scene, view);
    drawFleet(context, scene, view);
  };
}

function createTrailLines(gliders: number): DrawDay {
  const trails = createDayTrails(gliders);
  // The segments of a batch are a linked list: the last segment, and for each the previous one.
  const before = new Int32Array(trails.classes.length);
  let last = new Int32Array();

  function traceBatch(context: CanvasRenderingContext2D, batch: number) {
    const { ends } = trails;
    let next = -1;
    for (let piece = last[batch]!; piece >= 0; piece = before[piece]!) {
      const at = piece * 4;
      const goesOn =
        next === piece + 1 && ends[at + 2] === ends[at + 4] && ends[at + 3] === ends[at + 5];
      if (!goesOn) context.moveTo(ends[at + 2]!, ends[at + 3]!);
      context.lineTo(ends[at]!, ends[at + 1]!);
      next = piece;
    }
  }

  return (context, scene, view) => {
    writeDayTrails(trails, scene, view);
    context.lineJoin = 'round';
    context.lineCap = 'butt';
    const colors = colorsOf(scene);
    if (last.length !== colors.length * FADES) last = new Int32Array(colors.length * FADES);
    last.fill(-1);
    for (let piece = 0; piece < trails.count; piece++) {
      const batch = trails.classes[piece]! * FADES + trails.fades[piece]!;
      before[piece] = last[batch]!;
      last[batch] = piece;
    }
    context.strokeStyle = scene.casing;
    context.lineWidth = TRAIL_EDGE_PX;
    for (let fade = 0; fade < EDGED_FADES; fade++) {
      context.globalAlpha = opacityOf(fade) * TRAIL_EDGE_OPACITY;
      context.beginPath();
      for (let batch = fade; batch < last.length; batch += FADES) traceBatch(context, batch);
      context.stroke();
    }
    context.lineWidth = TRAIL_WIDTH_PX;
    for (let batch = 0; batch < last.length; batch++) {
      if (last[batch]! < 0) continue;
      context.globalAlpha = opacityOf(batch % FADES);
      context.strokeStyle = colors[Math.floor(batch / FADES)]!;
      context.beginPath();
      traceBatch(context, batch);
      context.stroke();
    }
    context.globalAlpha = 1;
  };
}

/** Colours of the classes, then that of unknown values. */
function colorsOf({ classes, unknownColor }: DayScene): string[] {
  return [...classes.map(({ color }) => color), unknownColor];
}

function opacityOf(fade: number): number {
  return 1 - fade / FADES;
}

/** Draws discs that grow with the climb. */
function createThermals(): DrawDay {
  let sprites: { key: string; draw: ReturnType<typeof createSprites> } | undefined;

  function spritesOf({ thermalClasses, ink }: DayScene, { ratio }: DayView) {
    const key = `${ink} ${ratio}`;
    if (sprites?.key === key) return sprites.draw;
    const draw = createSprites({
      columns: THERMAL_SIZES,
      rows: thermalClasses.length,
      widthPx: 2 * (THERMAL_PX + THERMAL_SIZES),
      heightPx: 2 * (THERMAL_PX + THERMAL_SIZES),
      ratio,
      paint(context, size, index) {
        context.beginPath();
        context.arc(0, 0, THERMAL_PX + size, 0, 2 * Math.PI);
        context.fillStyle = thermalClasses[index]!.color;
        context.fill();
        context.strokeStyle = ink;
        context.stroke();
      },
    });
    sprites = { key, draw };
    return draw;
  }

  return (context, scene, view) => {
    const { thermals, startS } = scene.tracks;
    const at = scene.momentS - startS;
    const draw = spritesOf(scene, view);
    for (const thermal of thermalsSeen(thermals, at)) {
      const climbMps = thermals.climbMps[thermal]!;
      const [left, top] = [leftOf(view, thermals.x[thermal]!), topOf(view, thermals.y[thermal]!)];
      if (!isInView(view, left, top, THERMAL_PX + THERMAL_SIZES)) continue;
      const share = Math.min(1, Math.max(0, climbMps / GOOD_CLIMB_MPS));
      const column = Math.round(share * (THERMAL_SIZES - 1));
      context.globalAlpha = thermalStrength(thermals, thermal, at) * THERMAL_OPACITY;
      draw(context, { column, row: colorIndexOf(scene.thermalClasses, climbMps), left, top });
    }
    context.globalAlpha = 1;
  };
}

/** Draws the highlighted glider last, so that it is on top. */
function createFleet(): DrawDay {
  let sprites: { key: string; draw: ReturnType<typeof createSprites> } | undefined;

  function spritesOf(colors: readonly string[], ink: string, ratio: number) {
    const key = `${colors.join()} ${ink} ${ratio}`;
    if (sprites?.key === key) return sprites.draw;
    const draw = createSprites({
      columns: DIRECTIONS,
      rows: colors.length,
      widthPx: 2 * (GLIDER_PX + GLIDER_EDGE_PX),
      heightPx: 2 * (GLIDER_PX + GLIDER_EDGE_PX),
      ratio,
      paint(context, direction, index) {
        context.rotate((direction / DIRECTIONS) * 2 * Math.PI);
        drawGlider(context, GLIDER_PX, colors[index]!, ink);
      },
    });
    sprites = { key, draw };
    return draw;
  }

  return (context, scene, view) => {
    const { tracks, moment, measure, classes, followed, ink } = scene;
    const values = tracks.values[measure];
    const colors = colorsOf(scene);
    const draw = spritesOf(colors, ink, view.ratio);
    const rowOf = (glider: number) =>
      colorIndexOf(classes, values ? valueAt(values, moment, glider) : Number.NaN);
    const courseOf = (glider: number) =>
      Math.atan2(moment.courseX[glider]!, moment.courseY[glider]!);
    for (let glider = 0; glider < moment.isFlying.length; glider++) {
      if (moment.isFlying[glider] === 0 || glider === followed) continue;
      const [left, top] = [leftOf(view, moment.x[glider]!), topOf(view, moment.y[glider]!)];
      if (!isInView(view, left, top, GLIDER_PX)) continue;
      const turns = courseOf(glider) / (2 * Math.PI) + 1;
      const column = Math.round(turns * DIRECTIONS) % DIRECTIONS;
      draw(context, { column, row: rowOf(glider), left, top });
    }
    if (moment.isFlying[followed] !== 1) return;
    context.save();
    context.translate(leftOf(view, moment.x[followed]!), topOf(view, moment.y[followed]!));
    drawRing(context, scene);
    context.rotate(courseOf(followed));
    drawGlider(context, FOLLOWED_PX, colors[rowOf(followed)]!, ink);
    context.restore();
  };
}

/** Around the origin. */
function drawRing(context: CanvasRenderingContext2D, { ink, casing }: DayScene) {
  context.beginPath();
  context.arc(0, 0, RING_PX, 0, 2 * Math.PI);
  context.lineWidth = RING_EDGE_PX;
  context.strokeStyle = casing;
  context.stroke();
  context.lineWidth = RING_WIDTH_PX;
  context.strokeStyle = ink;
  context.stroke();
}

/** Around the origin, its nose up. */
function drawGlider(context: CanvasRenderingContext2D, size: number, color: string, ink: string) {
  context.beginPath();
  for (const [right, forward] of OUTLINE) context.lineTo(right * size, -forward * size);
  context.closePath();
  context.lineJoin = 'round';
  context.lineWidth = GLIDER_EDGE_PX;
  context.strokeStyle = ink;
  context.stroke();
  context.fillStyle = color;
  context.fill();
}
