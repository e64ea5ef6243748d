import { fontFamily } from '@cloudstreet/ui/theme';

/** Texts on a picture of a flight. */
export interface PictureCaption {
  /** Pilots. */
  title: string;
  /** Date and place. */
  note: string;
  figures: readonly { label: string; value: string }[];
  /** Time and altitude. */
  moment: string;
  /** Sources of the map and factor of the heights. */
  attribution: string;
}

const EDGE_PX = 56;
const SHADE_PX = 300;

/** Paints a scene with its caption on a canvas of 1920 by 1080 pixels. */
export function paintPicture(
  context: OffscreenCanvasRenderingContext2D,
  scene: CanvasImageSource,
  caption: PictureCaption,
): void {
  const { width, height } = context.canvas;
  context.drawImage(scene, 0, 0, width, height);
  const shade = context.createLinearGradient(0, height - SHADE_PX, 0, height);
  shade.addColorStop(0, 'rgb(6 12 24 / 0)');
  shade.addColorStop(1, 'rgb(6 12 24 / 0.82)');
  context.fillStyle = shade;
  context.fillRect(0, height - SHADE_PX, width, SHADE_PX);

  const write = createWriter(context);
  const rightPx = writeFigures(write, caption.figures, { width, height });
  const roomPx = rightPx - 2 * EDGE_PX;
  write(caption.title, { x: EDGE_PX, y: height - 110, sizePx: 46, weight: 650, roomPx });
  write(caption.note, { x: EDGE_PX, y: height - 64, sizePx: 28, weight: 450, roomPx });
  chip(context, write, { text: caption.moment, x: EDGE_PX, y: EDGE_PX, sizePx: 30 });
  const { width: sourceWidth } = measure(context, caption.attribution, 18);
  chip(context, write, {
    text: caption.attribution,
    x: width - sourceWidth - 40,
    y: height - 30,
    sizePx: 18,
  });
}

interface Line {
  x: number;
  /** Baseline. */
  y: number;
  sizePx: number;
  weight: number;
  align?: CanvasTextAlign;
  /** Longer text is squeezed. */
  roomPx?: number;
}

type Write = ReturnType<typeof createWriter>;

function createWriter(context: OffscreenCanvasRenderingContext2D) {
  return (text: string, { x, y, sizePx, weight, align = 'left', roomPx }: Line) => {
    context.font = `${weight} ${sizePx}px ${fontFamily}`;
    context.textAlign = align;
    context.fillStyle = '#ffffff';
    context.fillText(text, x, y, roomPx);
    return context.measureText(text).width;
  };
}

/** Writes figures from the right edge. Returns where they begin. */
function writeFigures(
  write: Write,
  figures: PictureCaption['figures'],
  { width, height }: { width: number; height: number },
): number {
  let right = width - EDGE_PX;
  for (const { label, value } of figures.toReversed()) {
    const place = { x: right, align: 'right' } as const;
    const valueWidth = write(value, { ...place, y: height - 64, sizePx: 48, weight: 650 });
    const labelWidth = write(label, { ...place, y: height - 122, sizePx: 24, weight: 450 });
    right -= Math.max(valueWidth, labelWidth) + EDGE_PX;
  }
  return right;
}

/** Writes text on a dark ground. */
function chip(
  context: OffscreenCanvasRenderingContext2D,
  write: Write,
  { text, x, y, sizePx }: { text: string; x: number; y: number; sizePx: number },
): void {
  const { width } = measure(context, text, sizePx);
  const padding = sizePx / 2;
  context.fillStyle = 'rgb(6 12 24 / 0.55)';
  context.beginPath();
  context.roundRect(x - padding, y - padding / 2, width + 2 * padding, sizePx + padding, padding);
  context.fill();
  write(text, { x, y: y + sizePx * 0.85, sizePx, weight: 500 });
}

function measure(context: OffscreenCanvasRenderingContext2D, text: string, sizePx: number) {
  context.font = `500 ${sizePx}px ${fontFamily}`;
  return context.measureText(text);
}
