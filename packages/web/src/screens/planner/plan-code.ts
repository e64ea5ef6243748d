import { encode } from 'uqr';
import type { Plan } from './plan.js';
import { writePlanCode } from './write-plan.js';

/** Light squares around a code, without which cameras do not find it. */
const MARGIN = 4;

/** The squares of a QR code. */
export interface PlanCode {
  /** Squares along each side, with the margin. */
  readonly size: number;
  /** Path of the dark squares, each of which is 1 wide. */
  readonly path: string;
}

/** Draws the QR code of a plan. Undefined if a code cannot hold so much. */
export function planCode(plan: Plan): PlanCode | undefined {
  try {
    const { size, data } = encode(writePlanCode(plan), { ecc: 'L', border: MARGIN });
    const squares = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size, path: squares.join('') };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
