import { roundTo } from '../../units/round.js';
import { FileError } from '../each-file.js';

/** Figures of a competitor as another source published them. */
export interface ExpectedFigures {
  readonly competition_id: string;
  readonly distance_km?: number | null;
  readonly speed_kmh?: number | null;
  readonly points?: number | null;
}

/** Compared figures: ours less theirs. */
export interface Difference {
  readonly distance_km?: number;
  readonly speed_kmh?: number;
  readonly points?: number;
}

/**
 * Reads expected results: an object with the list `results`, or one with the figures of a single
 * competitor.
 *
 * @throws {FileError} If it is neither.
 */
export function readExpected(text: string): ReadonlyMap<string, ExpectedFigures> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new FileError('INVALID_JSON', 'It is no JSON.');
  }
  const single = value as { results?: unknown; competition_id?: unknown };
  const list: readonly unknown[] = Array.isArray(single?.results) ? single.results : [value];
  const figures = list.filter(
    (row): row is ExpectedFigures =>
      typeof (row as ExpectedFigures | null)?.competition_id === 'string',
  );
  if (figures.length === 0) throw new FileError('NO_RESULTS', 'It has no results.');
  return new Map(figures.map((row) => [row.competition_id, row]));
}

/** Differences of the figures that both have. */
export function differenceOf(
  ours: Difference,
  expected: ExpectedFigures | undefined,
): Difference | undefined {
  if (!expected) return undefined;
  const names = ['distance_km', 'speed_kmh', 'points'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const [a, b] = [ours[name], expected[name]];
      return typeof a === 'number' && typeof b === 'number' ? [[name, roundTo(a - b, 3)]] : [];
    }),
  );
}
