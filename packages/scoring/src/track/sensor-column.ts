import { type FixColumns, MISSING_VALUE } from '../igc/recording.js';

/**
 * Possible values of sensors, inclusive. Other values come from a broken or missing sensor. By the
 * specification, noise (ENL, MOP) has three digits. The fastest turbines of gliders turn 97 000
 * times a minute. Direct voltages above 1500 V count as high voltage, which no glider has on board.
 * Currents are in tenths of an ampere, and negative while a battery is charged.
 *
 * @see FAI technical specification for GNSS flight recorders, 2nd edition, A7; IEC 60038 for
 *   voltages
 */
const POSSIBLE: Readonly<Record<string, readonly [min: number, max: number]>> = {
  ENL: [0, 999],
  MOP: [0, 999],
  RPM: [0, 200_000],
  CUR: [-10_000, 10_000],
  VOL: [0, 1500],
};

/**
 * Returns a column of a recording by its code, such as `ENL`. Impossible values are
 * `MISSING_VALUE`. Undefined if the column was not recorded.
 */
export function sensorColumn(
  { extensions }: Pick<FixColumns, 'extensions'>,
  code: string,
): Int32Array | undefined {
  const column = extensions[code];
  const bounds = POSSIBLE[code];
  if (!column || !bounds) return column;
  const [min, max] = bounds;
  const isPossible = (value: number) => value >= min && value <= max;
  if (column.every(isPossible)) return column;
  return column.map((value) => (isPossible(value) ? value : MISSING_VALUE));
}
