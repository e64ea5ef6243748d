import type { DrawnStage } from '@cloudstreet/ui/map/FlightScene';
import { brandColor, fontFamily, frameColors } from '@cloudstreet/ui/theme';
import type { Caption } from './caption.js';

/** The sizes below are those of this frame. */
export const FRAME_PX = { width: 1920, height: 1080 };

const EDGE_PX = 64;
const SHADE_PX = 340;
const READING_PX = { width: 205, height: 84 };

type Mark = DrawnStage['marks'][number];

const MARKS = {
  turnpoint: { fill: brandColor, font: '650 24', height: 40, radius: 20, border: 3 },
  glider: { fill: frameColors.panel, font: '550 22', height: 30, radius: 8, border: 0 },
} as const;

export interface FrameTexts extends Caption {
  /** Name of the application. */
  brand: string;
  /** Sources of the map. */
  attribution: string;
}

/** Paints a scene and its texts on a canvas of the size of a frame. */
export function paintFrame(
  context: CanvasRenderingContext2D,
  { canvas, marks }: DrawnStage,
  texts: FrameTexts,
): void {
  const { width, height } = FRAME_PX;
  context.drawImage(canvas, 0, 0, width, height);
  for (const mark of marks) paintMark(context, mark);
  const shade = context.createLinearGradient(0, height - SHADE_PX, 0, height);
  shade.addColorStop(0, frameColors.shadeStart);
  shade.addColorStop(1, frameColors.shadeEnd);
  context.fillStyle = shade;
  context.fillRect(0, height - SHADE_PX, width, SHADE_PX);

  const rightPx = paintFigures(context, texts.figures);
  const maxPx = rightPx - 2 * EDGE_PX;
  write(context, texts.title, { x: EDGE_PX, y: height - 112, font: '650 52', maxPx });
  const { muted } = frameColors;
  write(context, texts.note, { x: EDGE_PX, y: height - 64, font: '450 30', color: muted, maxPx });
  paintReadings(context, texts.readings);
  const right = { x: width - EDGE_PX, align: 'right' } as const;
  write(context, texts.brand, { ...right, y: EDGE_PX + 36, font: '650 34', hasShadow: true });
  write(context, texts.attribution, {
    ...right,
    y: height - 22,
    font: '450 17',
    color: muted,
    maxPx: width - 2 * EDGE_PX,
  });
}

/** Paints the number of a turnpoint on a disc, and the name of a glider on a panel. */
function paintMark(context: CanvasRenderingContext2D, { kind, text, ...share }: Mark): void {
  const [x, y] = [share.x * FRAME_PX.width, share.y * FRAME_PX.height];
  const { fill, font, height, radius, border } = MARKS[kind];
  context.font = `${font}px ${fontFamily}`;
  const width = Math.max(height, context.measureText(text).width + height / 2);
  context.fillStyle = fill;
  context.strokeStyle = frameColors.text;
  context.lineWidth = border;
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, radius);
  context.fill();
  if (border > 0) context.stroke();
  write(context, text, { x, y: y + height / 4, font, align: 'center' });
}

/** Paints columns from the right edge. Returns where they begin. */
function paintFigures(context: CanvasRenderingContext2D, figures: Caption['figures']): number {
  const { width, height } = FRAME_PX;
  let x = width - EDGE_PX;
  for (const { label, value } of figures.toReversed()) {
    const place = { x, align: 'right' } as const;
    const valuePx = write(context, value, { ...place, y: height - 64, font: '650 52' });
    const labelPx = write(context, label, {
      ...place,
      y: height - 124,
      font: '450 26',
      color: frameColors.muted,
    });
    x -= Math.max(valuePx, labelPx) + EDGE_PX;
  }
  return x;
}

/** Paints columns of equal width, so that changing numbers do not move their neighbours. */
function paintReadings(context: CanvasRenderingContext2D, readings: Caption['readings']): void {
  const { width, height } = READING_PX;
  context.fillStyle = frameColors.panel;
  context.beginPath();
  context.roundRect(EDGE_PX, EDGE_PX, width * readings.length, height, 18);
  context.fill();
  for (const [index, text] of readings.entries()) {
    const x = EDGE_PX + (index + 0.5) * width;
    write(context, text, {
      x,
      y: EDGE_PX + 55,
      font: '600 38',
      align: 'center',
      maxPx: width - 16,
    });
  }
}

interface Line {
  x: number;
  /** Baseline. */
  y: number;
  /** Weight and size in pixels. */
  font: `${number} ${number}`;
  color?: string;
  align?: CanvasTextAlign;
  /** Longer text is squeezed. */
  maxPx?: number;
  /** Whether it is readable on a light scene. */
  hasShadow?: boolean;
}

/** Returns the width of the text. */
function write(context: CanvasRenderingContext2D, text: string, line: Line): number {
  context.font = `${line.font}px ${fontFamily}`;
  context.textAlign = line.align ?? 'left';
  context.fillStyle = line.color ?? frameColors.text;
  context.shadowColor = line.hasShadow ? frameColors.shadow : 'transparent';
  context.shadowBlur = line.hasShadow ? 12 : 0;
  context.fillText(text, line.x, line.y, line.maxPx);
  return context.measureText(text).width;
}
