import { scale } from '../../theme/tokens.js';
import type { QuantityText } from '../../values/format-quantity.js';
import { UNIT_LEAST_REM, UNIT_SCALE } from '../../values/unit-size.js';

export interface DrawnFigure {
  /** Around its text. */
  host: HTMLElement;
  read: (timeS: number | null) => QuantityText | undefined;
}

/** What stays the same until the picture gives way to the texts. */
interface PlacedFigure {
  read: DrawnFigure['read'];
  /** Of the text's left end, or where that moves, of its right one. */
  x: number;
  isAtEnd: boolean;
  baseline: number;
  color: string;
  numberFont: string;
  unitFont: string;
}

const DASH: QuantityText = { number: '–', unit: '' };

/**
 * Draws figures in place of their texts, where these stand and looking like them.
 *
 * @param host Around all of them, and positioned.
 */
export function createFigurePicture(
  host: HTMLElement,
  canvas: HTMLCanvasElement,
  { figures, unitColor }: { figures: readonly DrawnFigure[]; unitColor: string },
) {
  const context = canvas.getContext('2d');
  let placed: PlacedFigure[] | undefined;

  function begin(fonts: CanvasRenderingContext2D): PlacedFigure[] {
    const ratio = window.devicePixelRatio || 1;
    const around = host.getBoundingClientRect();
    const { width, height } = around;
    [canvas.width, canvas.height] = [Math.round(width * ratio), Math.round(height * ratio)];
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    fonts.setTransform(ratio, 0, 0, ratio, 0, 0);
    host.dataset['moving'] = '';
    return figures.map((figure) => placeFigure(fonts, figure, around));
  }

  return {
    show(timeS: number | null) {
      if (!context) return;
      placed ??= begin(context);
      context.clearRect(0, 0, canvas.width, canvas.height);
      for (const figure of placed) {
        drawFigure(context, figure, figure.read(timeS) ?? DASH, unitColor);
      }
    },
    /** Has the next figures drawn where their texts stand then. */
    placeAnew() {
      placed = undefined;
    },
    /** Gives way to the texts, and has the next figures placed anew. */
    hide() {
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
  const numberFont = `${fontWeight} ${sizePx}px ${fontFamily}`;
  context.font = numberFont;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('0');
  const middle = box.top - around.top + box.height / 2;
  return {
    read,
    x: (isAtEnd ? box.right : box.left) - around.left,
    isAtEnd,
    baseline: Math.round(middle + (fontBoundingBoxAscent - fontBoundingBoxDescent) / 2),
    color,
    numberFont,
    unitFont: `${unitWeight} ${unitPx}px ${fontFamily}`,
  };
}

function drawFigure(
  context: CanvasRenderingContext2D,
  { x, isAtEnd, baseline, color, numberFont, unitFont }: PlacedFigure,
  { number, unit }: QuantityText,
  unitColor: string,
) {
  const unitText = unit && `\u202f${unit}`;
  context.textAlign = isAtEnd ? 'right' : 'left';
  let numberX = x;
  if (isAtEnd && unitText) {
    context.font = unitFont;
    context.fillStyle = unitColor;
    context.fillText(unitText, x, baseline);
    numberX -= context.measureText(unitText).width;
  }
  context.font = numberFont;
  context.fillStyle = color;
  context.fillText(number, numberX, baseline);
  if (isAtEnd || !unitText) return;
  const unitX = x + context.measureText(number).width;
  context.font = unitFont;
  context.fillStyle = unitColor;
  context.fillText(unitText, unitX, baseline);
}
