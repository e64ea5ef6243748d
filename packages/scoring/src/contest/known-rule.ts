import type { ReceiptRule } from './receipt.js';
import type { ContestRule } from './rules/contest-rule.js';
import { CONTEST_RULES } from './rules/contest-rules.js';

/**
 * Returns the rule that a receipt names. Undefined if the receipt has another edition than the
 * current one.
 */
export function findKnownRule({
  id,
  version,
}: Pick<ReceiptRule, 'id' | 'version'>): ContestRule | undefined {
  return CONTEST_RULES.find((rule) => rule.name === id && rule.version === version);
}
