import { messages } from '../generated/messages/en-gb.js';
import type { ReceiptCourse } from './receipt.js';

/** What a course is called, such as `FAI triangle`; in the Polish cup by its class. */
export function courseText({
  score_name: name,
  bitner_kind: kind,
}: Pick<ReceiptCourse, 'score_name' | 'bitner_kind'>): string {
  return kind === undefined
    ? messages['receipt.course']({ name })
    : messages['receipt.class']({ kind });
}
