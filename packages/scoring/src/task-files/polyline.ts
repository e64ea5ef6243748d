/** Five bits per letter, with the lowest first; the sixth says that more follow. */
const FIRST_LETTER = 63;
const MORE = 32;

/**
 * Encodes numbers as the text of a polyline: each alone, not as a difference.
 *
 * @see Google, encoded polyline algorithm format; XCTrack, competition interfaces
 */
export function encodePolyline(values: readonly number[]): string {
  return values.map(encodeValue).join('');
}

function encodeValue(value: number): string {
  // Beyond 32 bits, so without operators on bits.
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = '';
  while (rest >= MORE) {
    text += String.fromCharCode(FIRST_LETTER + MORE + (rest % MORE));
    rest = Math.floor(rest / MORE);
  }
  return text + String.fromCharCode(FIRST_LETTER + rest);
}

/** Decodes the numbers of a polyline; none if a letter is invalid or the end is missing. */
export function decodePolyline(text: string): number[] | undefined {
  const values: number[] = [];
  let value = 0;
  let factor = 1;
  for (const letter of text) {
    const bits = letter.charCodeAt(0) - FIRST_LETTER;
    if (bits < 0 || bits >= 2 * MORE || factor > 2 ** 45) return undefined;
    value += (bits % MORE) * factor;
    factor *= MORE;
    if (bits >= MORE) continue;
    values.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, factor] = [0, 1];
  }
  return factor === 1 ? values : undefined;
}
