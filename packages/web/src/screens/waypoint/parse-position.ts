export interface Position {
  readonly lat: number;
  readonly lon: number;
}

/**
 * Reads a position as people write it: `50.498 9.953`, `50°29.88′N 009°57.23′E`, `50 29 53 N, 9 57 14 E`
 * or `5029.880N 00957.230E`. Returns `undefined` for any other text.
 */
export function parsePosition(text: string): Position | undefined {
  const plain = text.replace(DECIMAL_COMMAS, '$1.$2 $3.$4');
  const letters = (plain.toUpperCase().match(/[A-Z]/g) ?? []).join('');
  if (!/^(?:[NS]?[EW]?|[EW][NS])$/.test(letters)) return undefined;
  const numbers = (plain.match(/[-−]?\d+(?:\.\d+)?/g) ?? []).map((one) =>
    Number(one.replace('−', '-')),
  );
  const half = numbers.length / 2;
  if (![1, 2, 3].includes(half)) return undefined;
  const parts = [numbers.slice(0, half), numbers.slice(half)] as const;
  const isSwapped = /^[EW]/.test(letters) && letters.length === 2;
  const lat = toDegrees(parts[isSwapped ? 1 : 0], letters.includes('S'), MAX_LAT);
  const lon = toDegrees(parts[isSwapped ? 0 : 1], letters.includes('W'), MAX_LON);
  return lat === undefined || lon === undefined ? undefined : { lat, lon };
}

/** Writes a position in decimal degrees, about a metre exact. */
export function positionText({ lat, lon }: Position): string {
  return `${lat.toFixed(5)} ${lon.toFixed(5)}`;
}

const DECIMAL_COMMAS = /^\s*([-−]?\d+),(\d+)[;\s]+([-−]?\d+),(\d+)\s*$/;
const MAX_LAT = 90;
const MAX_LON = 180;

function toDegrees(
  [first = 0, minutes = 0, seconds = 0]: readonly number[],
  isNegative: boolean,
  most: number,
): number | undefined {
  const size = Math.abs(first);
  // Degrees and minutes without a space, as in CUP files.
  const [degrees, rest] = size > most ? [Math.floor(size / 100), size % 100] : [size, minutes];
  if (rest < 0 || rest >= 60 || seconds < 0 || seconds >= 60) return undefined;
  const value = degrees + rest / 60 + seconds / 3600;
  if (value > most) return undefined;
  return isNegative || first < 0 || Object.is(first, -0) ? -value : value;
}
