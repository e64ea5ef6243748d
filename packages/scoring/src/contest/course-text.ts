import { messages } from '../generated/messages/en-gb.js';
import type { ReceiptAttempt } from './receipt.js';

/** What a course is called, such as `FAI triangle`; in the Polish cup by its class. */
export function courseText({
  score_name: name,
  bitner_kind: kind,
  turnpoints,
}: Pick<ReceiptAttempt, 'score_name' | 'bitner_kind' | 'turnpoints'>): string {
  const course =
    kind === undefined ? messages['receipt.course']({ name }) : messages['receipt.class']({ kind });
  return turnpoints === undefined
    ? course
    : messages['receipt.fewerTurnpoints']({ course, turnpoints });
}
