import { type FontWeight, runsOf } from '../../images/fonts.js';
import { INK } from '../../images/paper-colors.js';

export interface TextPlace {
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly size: number;
  /** Longer texts are drawn smaller, and cut off below two thirds of their size. */
  readonly width: number;
  readonly weight?: FontWeight;
  readonly color?: string;
  /** The edge that `x` is. */
  readonly align?: 'start' | 'end';
}

const MIN_SCALE = 2 / 3;
const ELLIPSIS = '…';
/** Tabular figures, which have equal widths and align in columns. In words they widen hyphens. */
const FIGURES = ['tnum'];

/**
 * Draws one line of text as paths of SVG. A server need not have fonts, and names of fonts would
 * choose others on each.
 */
export function drawText(text: string, place: TextPlace): string {
  const { x, y, size, width, weight = 'regular', color = INK, align = 'start' } = place;
  const smallest = size * MIN_SCALE;
  const fitted = cutOff(text, width / smallest, weight);
  const natural = layOut(fitted, weight);
  const used = Math.min(size, Math.max(smallest, width / natural.width));
  const left = align === 'start' ? x : x - natural.width * used;
  return `<g fill="${color}" transform="translate(${left.toFixed(1)} ${y}) scale(${used} ${-used})">${natural.paths.join('')}</g>`;
}

/** Divides a text into two lines if it is too long for one; a longer rest is on the second. */
export function twoLines(
  text: string,
  { size, width, weight = 'regular' }: Pick<TextPlace, 'size' | 'width' | 'weight'>,
): [string] | [string, string] {
  const fits = (line: string) => layOut(line, weight).width * size <= width;
  const words = text.split(' ');
  const isLong = (_word: string, index: number) => !fits(words.slice(0, index + 1).join(' '));
  const broken = words.findIndex(isLong);
  if (broken <= 0) return [text];
  return [words.slice(0, broken).join(' '), words.slice(broken).join(' ')];
}

/** Removes characters until a text is at most as wide, in units of its size. */
function cutOff(text: string, width: number, weight: FontWeight): string {
  if (layOut(text, weight).width <= width) return text;
  const characters = Array.from(text);
  while (characters.length > 1) {
    characters.pop();
    const shorter = characters.join('').trimEnd() + ELLIPSIS;
    if (layOut(shorter, weight).width <= width) return shorter;
  }
  return ELLIPSIS;
}

/** Lays out a text of size 1 with its baseline at 0. */
function layOut(text: string, weight: FontWeight): { width: number; paths: string[] } {
  let width = 0;
  const features = /\p{L}/u.test(text) ? [] : FIGURES;
  const paths: string[] = [];
  for (const { font, text: part } of runsOf(text, weight)) {
    const em = font.unitsPerEm;
    const { glyphs, positions } = font.layout(part, features);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const path = glyph.path.toSVG();
      if (path !== '') {
        const place = `translate(${width + xOffset / em} ${yOffset / em}) scale(${1 / em})`;
        paths.push(`<path transform="${place}" d="${path}"/>`);
      }
      width += xAdvance / em;
    }
  }
  return { width, paths };
}
