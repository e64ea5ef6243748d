import { scale } from '../../theme/tokens.js';
import type { QuantityText } from '../../values/format-quantity.js';
import { UNIT_LEAST_REM, UNIT_SCALE } from '../../values/unit-size.js';

export interface DrawnFigure {
  /** Around its text. */
  host: HTMLElement;
  read: (timeS: number | null) => QuantityText | undefined;
}

/** What stays the same until the cursor rests. */
interface PlacedFigure {
  read: DrawnFigure['read'];
  /** Of the text's left end, or where that moves, of its right one. */
  x: number;
  isAtEnd: boolean;
  baseline: number;
  color: string;
  number: Pen;
  unit: Pen;
}

/** A font, and how wide texts are in it. */
interface Pen {
  font: string;
  widthOf: (text: string) => number;
}

const DASH: QuantityText = { number: '–', unit: '' };

/**
 * Draws figures in place of their texts, where these stand and looking like them. Both are read anew
 * after each rest.
 *
 * @param host Around all of them, and positioned.
 */
export function createFigurePicture(
  host: HTMLElement,
  canvas: HTMLCanvasElement,
  { figures, unit }: { figures: ReadonlySet<DrawnFigure>; unit: string },
) {
  const context = canvas.getContext('2d');
  const ratio = window.devicePixelRatio || 1;
  let placed: PlacedFigure[] | undefined;

  function begin(pens: CanvasRenderingContext2D): PlacedFigure[] {
    const around = host.getBoundingClientRect();
    const { width, height } = around;
    [canvas.width, canvas.height] = [Math.round(width * ratio), Math.round(height * ratio)];
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    host.dataset['moving'] = '';
    return [...figures].map((figure) => placeFigure(pens, figure, around));
  }

  return {
    show(timeS: number | null) {
      if (!context) return;
      placed ??= begin(context);
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.clearRect(0, 0, canvas.width, canvas.height);
      for (const figure of placed) drawFigure(context, figure, figure.read(timeS) ?? DASH, unit);
    },
    /** Gives way to the texts. */
    hide() {
      if (!placed) return;
      placed = undefined;
      delete host.dataset['moving'];
    },
  };
}

function placeFigure(
  context: CanvasRenderingContext2D,
  { host, read }: DrawnFigure,
  around: DOMRect,
): PlacedFigure {
  const { fontFamily, fontSize, fontWeight, color, textAlign } = getComputedStyle(host);
  const sizePx = Number.parseFloat(fontSize);
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const unitPx = Math.max(UNIT_SCALE * sizePx, UNIT_LEAST_REM * remPx);
  const unitWeight = scale.font.weight.regular;
  const box = host.getBoundingClientRect();
  const isAtEnd = textAlign === 'end' || textAlign === 'right';
  const number = createPen(context, `${fontWeight} ${sizePx}px ${fontFamily}`);
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('0');
  const middle = box.top - around.top + box.height / 2;
  return {
    read,
    x: (isAtEnd ? box.right : box.left) - around.left,
    isAtEnd,
    baseline: Math.round(middle + (fontBoundingBoxAscent - fontBoundingBoxDescent) / 2),
    color,
    number,
    unit: createPen(context, `${unitWeight} ${unitPx}px ${fontFamily}`),
  };
}

/** Leaves the context with the font. */
function createPen(context: CanvasRenderingContext2D, font: string): Pen {
  const widths = new Map<string, number>();
  context.font = font;
  return {
    font,
    widthOf(text) {
      const known = widths.get(text);
      if (known !== undefined) return known;
      context.font = font;
      const { width } = context.measureText(text);
      widths.set(text, width);
      return width;
    },
  };
}

function drawFigure(
  context: CanvasRenderingContext2D,
  { x, isAtEnd, baseline, color, number, unit }: PlacedFigure,
  text: QuantityText,
  unitColor: string,
) {
  const unitText = text.unit && `\u202f${text.unit}`;
  const unitLeft = isAtEnd ? x - unit.widthOf(unitText) : x + widthIn(number, text.number);
  let left = isAtEnd ? unitLeft - widthIn(number, text.number) : x;
  context.font = number.font;
  context.fillStyle = color;
  for (const character of text.number) {
    context.fillText(character, left, baseline);
    left += advanceIn(number, character);
  }
  if (!unitText) return;
  context.font = unit.font;
  context.fillStyle = unitColor;
  context.fillText(unitText, unitLeft, baseline);
}

function widthIn(pen: Pen, text: string): number {
  let width = 0;
  for (const character of text) width += advanceIn(pen, character);
  return width;
}

/** Digits are all as wide as each other, as in a table. */
function advanceIn({ widthOf }: Pen, character: string): number {
  return widthOf(character >= '0' && character <= '9' ? '0' : character);
}
