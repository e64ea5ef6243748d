import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { checkFinite } from '../units/check-value.js';
import { checkHashedShape } from './check-shape.js';
import type { Receipt, ReceiptCourse, ReceiptFix, ReceiptTask } from './receipt.js';

/** Version of the hashed text, and its first line. */
const FORM = 'cloudstreet-receipt-1';

/** Parts of a receipt that its hash covers. */
export type HashedReceipt = Pick<Receipt, 'rule' | 'inputs' | 'course' | 'bonus_course'> & {
  /** km, 2 decimals. */
  readonly distance: number;
  /** 2 decimals. */
  readonly points: number;
};

/**
 * Computes the hash of a result: SHA-256, as hexadecimal digits, over lines of whole numbers and
 * names, so that it is the same on every machine. The lines are joined by line feeds:
 *
 * 1. `cloudstreet-receipt-1`
 * 2. SHA-256 of the IGC file
 * 3. contest and version of its rule
 * 4. index in hundredths, or `-` for none; altitude source and offset in metres; earth model
 * 5. windows: Unix seconds
 * 6. name of the course; its class in the Polish cup, or `-` for none; then of each fix its Unix
 *    seconds, latitude and longitude in 1e-5 arc minutes, and altitude in metres
 * 7. only for a declared task: latitude and longitude of its points in 1e-5 arc minutes; then the two
 *    fixes between which it lost height, as in line 6
 * 8. only for a course that added a bonus: as line 6
 * 9. distance in centimetres, points in hundredths
 *
 * Within a line, values are separated by spaces.
 *
 * @throws {TypeError} If the value is not a receipt, or distance or points are not numbers.
 * @throws {RangeError} If distance or points are not finite, or another figure is NaN.
 */
export function receiptHash(receipt: HashedReceipt): string {
  checkHashedShape(receipt);
  const { rule, inputs, course, bonus_course: bonus, distance, points } = receipt;
  checkFinite('distance', distance);
  checkFinite('points', points);
  const index = inputs.index === undefined ? '-' : Math.round(inputs.index * 100);
  const lines = [
    [FORM],
    [inputs.file_sha256],
    [rule.id, rule.version],
    [index, inputs.altitude_source, inputs.altitude_offset, inputs.earth_model],
    inputs.windows,
    courseParts(course),
    ...(course.task ? [taskNumbers(course.task)] : []),
    ...(bonus ? [courseParts(bonus)] : []),
    [Math.round(distance * 100_000), Math.round(points * 100)],
  ];
  const text = lines.map((line) => line.join(' ')).join('\n');
  return bytesToHex(sha256(utf8ToBytes(text)));
}

function courseParts({ score_name: name, bitner_kind: kind, fixes }: ReceiptCourse) {
  return [name, kind ?? '-', ...fixes.flatMap(fixNumbers)];
}

function taskNumbers({ points, loss_start: start, loss_finish: finish }: ReceiptTask): number[] {
  return [...points.flatMap(({ lat, lon }) => [lat, lon]), ...[start, finish].flatMap(fixNumbers)];
}

function fixNumbers({ time, lat, lon, altitude }: ReceiptFix): number[] {
  return [time, lat, lon, altitude];
}
