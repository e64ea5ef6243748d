import { textsOf } from '../units/reader-texts.js';
import type { ReceiptAttempt } from './receipt.js';
import type { ReceiptFormat } from './receipt-format.js';

/** Returns the name of a course, such as `FAI triangle`, or its category in the Polish cup. */
export function courseText(
  {
    score_name: name,
    bitner_kind: kind,
    turnpoints,
  }: Pick<ReceiptAttempt, 'score_name' | 'bitner_kind' | 'turnpoints'>,
  reader: ReceiptFormat,
): string {
  const course =
    kind === undefined
      ? textsOf(reader)['receipt.course']({ name })
      : textsOf(reader)['receipt.class']({ kind });
  return turnpoints === undefined
    ? course
    : textsOf(reader)['receipt.fewerTurnpoints']({ course, turnpoints });
}
