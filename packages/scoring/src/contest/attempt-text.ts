import { formatNumber } from '../units/format-quantity.js';
import { textsOf } from '../units/reader-texts.js';
import { courseText } from './course-text.js';
import { findKnownRule } from './known-rule.js';
import { brokenLimitText } from './limit-text.js';
import type { Receipt, ReceiptAttempt } from './receipt.js';
import type { ReceiptFormat } from './receipt-format.js';
import { formatKm } from './step-text.js';

/** Texts about a course that does not count. */
export interface AttemptText {
  /** The course, such as `FAI triangle of 407.26 km`. */
  readonly course: string;
  /** Points that it would have earned or added as a bonus, such as `370.24 points`. */
  readonly points: string;
  /** Reason why it does not count, and by how much it failed. */
  readonly reason: string;
}

/** Formats a course that was considered but does not count. */
export function attemptText(
  attempt: ReceiptAttempt,
  receipt: Pick<Receipt, 'rule' | 'steps'>,
  reader: ReceiptFormat,
): AttemptText {
  const { distance, points, score_name: name } = attempt;
  const { bonuses = [] } = findKnownRule(receipt.rule) ?? {};
  const isBonus = bonuses.some(({ scoreName }) => scoreName === name);
  const won = receipt.steps.findLast((step) => step.name === (isBonus ? 'bonus_points' : 'points'));
  return {
    course: textsOf(reader)['receipt.attempt']({
      course: courseText(attempt, reader),
      distance: formatKm(distance, reader),
    }),
    points: textsOf(reader)['receipt.attemptPoints']({
      kind: isBonus ? 'bonus' : 'whole',
      points: hundredths(points, reader),
    }),
    reason: reasonText(attempt, (won?.result ?? 0) - points, reader),
  };
}

function reasonText(
  { lost_by: lostBy, check }: ReceiptAttempt,
  less: number,
  reader: ReceiptFormat,
): string {
  if (check) return brokenLimitText(check, reader);
  const margin = hundredths(less, reader);
  const kind = less < 0.005 ? 'equal' : 'less';
  return lostBy === 'window'
    ? textsOf(reader)['receipt.lost.window']({ kind, margin })
    : textsOf(reader)['receipt.lost.points']({ kind, margin });
}

function hundredths(points: number, { locale }: ReceiptFormat): string {
  return formatNumber(points, locale, { min: 2, max: 2 });
}
