import type { CanvasColors } from '../../../flight/canvas-colors.js';
import { scale } from '../../../theme/tokens.js';
import { createSprites } from '../../sprites.js';
import { createTextWidths } from '../../text-width.js';
import {
  type DrawnGliders,
  type GliderPlaces,
  type GliderView,
  placeGliders,
} from './place-gliders.js';

export interface GliderDrawingInput extends DrawnGliders {
  colors: CanvasColors;
}

/** Seen from above with the nose up, in a square of 40. */
const OUTLINE =
  'M20 6.5c.9 0 1.3 1.6 1.3 3.6v3.2l14.9 1.6c.7.1 1 .6 1 1.1s-.4 1-1 1l-15 .6-.6 11.2 4.6.7c.5.1.8.5.8.9s-.3.8-.8.8l-4.9.3-.3 1.3-.3-1.3-4.9-.3c-.5 0-.8-.4-.8-.8s.3-.8.8-.9l4.6-.7-.6-11.2-15-.6c-.6 0-1-.5-1-1s.3-1 1-1.1l14.9-1.6v-3.2c0-2 .4-3.6 1.3-3.6z';
const OUTLINE_SIZE = 40;
const SIZE_PX = 46;

/** Radius of the part in the colour of the track. A border and a thin ring surround it. */
const DOT_RADIUS_PX = 5;
const BORDER_PX = 2;
const RING_PX = 1;
const DOT_PX = 2 * (DOT_RADIUS_PX + BORDER_PX + RING_PX);
const NAME = {
  font: `${scale.font.weight.regular} 11px ${scale.font.family}`,
  heightPx: 14,
  paddingPx: 4,
  radiusPx: 4,
};
const NAME_BACKGROUND_ALPHA = 0.82;

/** Draws the glider of a flight at a time, and other gliders in the air, each with its name. */
export function createGliderDrawing({ flight, tracks, colors }: GliderDrawingInput) {
  const outline = gliderOutline();
  const widthOf = createTextWidths(NAME.font);
  const widths = tracks.map(({ name }) => Math.ceil(widthOf(name)) + 2 * NAME.paddingPx);
  const widest = Math.max(0, ...widths);
  let sprites: ReturnType<typeof createOtherSprites> | undefined;
  let spritesRatio = 0;

  function createOtherSprites(ratio: number) {
    const sheet = { columns: 1, rows: tracks.length, ratio };
    return {
      dot: createSprites({
        ...sheet,
        widthPx: DOT_PX,
        heightPx: DOT_PX,
        paint: (context, _, index) => drawDot(context, tracks[index]!.color, colors),
      }),
      name: createSprites({
        ...sheet,
        widthPx: widest,
        heightPx: NAME.heightPx,
        paint(context, _, index) {
          context.translate(-widest / 2, 0);
          drawName(context, tracks[index]!.name, widths[index]!, colors);
        },
      }),
    };
  }

  function drawOthers(context: CanvasRenderingContext2D, { others, names }: GliderPlaces) {
    const ratio = window.devicePixelRatio || 1;
    if (spritesRatio !== ratio) sprites = createOtherSprites(ratio);
    spritesRatio = ratio;
    for (const { left, top, row } of others) sprites?.dot(context, { column: 0, row, left, top });
    for (const { request, left, top } of names) {
      // Letters between pixels would be pale.
      const [x, y] = [left, top].map((place) => Math.round(place * ratio) / ratio) as [
        number,
        number,
      ];
      sprites?.name(context, { column: 0, row: request.row, left: x + widest / 2, top: y });
    }
  }

  function drawOwn(
    context: CanvasRenderingContext2D,
    { left, top, headingDeg }: GliderPlaces['own'],
  ) {
    context.save();
    context.translate(left, top);
    context.rotate((headingDeg * Math.PI) / 180);
    context.scale(SIZE_PX / OUTLINE_SIZE, SIZE_PX / OUTLINE_SIZE);
    context.translate(-OUTLINE_SIZE / 2, -OUTLINE_SIZE / 2);
    context.lineJoin = 'round';
    context.lineWidth = 1.2;
    context.strokeStyle = colors.background;
    context.stroke(outline);
    context.fillStyle = colors.chart.cursor;
    context.fill(outline);
    context.restore();
  }

  return (context: CanvasRenderingContext2D, timeS: number | null, view: GliderView): void => {
    clear(context, view);
    if (timeS === null) return;
    const places = placeGliders({ flight, tracks, widths }, timeS, view);
    drawOthers(context, places);
    drawOwn(context, places.own);
  };
}

function gliderOutline(): Path2D {
  return new Path2D(OUTLINE);
}

function drawDot(context: CanvasRenderingContext2D, color: string, colors: CanvasColors): void {
  const rings = [
    [DOT_RADIUS_PX + BORDER_PX + RING_PX, colors.ink],
    [DOT_RADIUS_PX + BORDER_PX, colors.background],
    [DOT_RADIUS_PX, color],
  ] as const;
  for (const [radiusPx, fill] of rings) {
    context.fillStyle = fill;
    context.beginPath();
    context.arc(0, 0, radiusPx, 0, 2 * Math.PI);
    context.fill();
  }
}

/** Draws a name to the right of the origin, vertically centred. */
function drawName(
  context: CanvasRenderingContext2D,
  name: string,
  width: number,
  colors: CanvasColors,
): void {
  context.globalAlpha = NAME_BACKGROUND_ALPHA;
  context.fillStyle = colors.background;
  context.beginPath();
  context.roundRect(0, -NAME.heightPx / 2, width, NAME.heightPx, NAME.radiusPx);
  context.fill();
  context.globalAlpha = 1;
  context.fillStyle = colors.ink;
  context.font = NAME.font;
  context.textBaseline = 'middle';
  context.fillText(name, NAME.paddingPx, 0.5);
}

/** Resizes the canvas to the map and clears it. */
function clear(context: CanvasRenderingContext2D, { width, height }: GliderView): void {
  const { canvas } = context;
  const ratio = window.devicePixelRatio || 1;
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
}
