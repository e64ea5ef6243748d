import type { ReceiptRule } from './receipt.js';
import type { ContestRule } from './rules/contest-rule.js';
import { CONTEST_RULES } from './rules/contest-rules.js';

/** The rule that a receipt names; undefined if it is of another edition than the present one. */
export function findKnownRule({
  id,
  version,
}: Pick<ReceiptRule, 'id' | 'version'>): ContestRule | undefined {
  return CONTEST_RULES.find((rule) => rule.name === id && rule.version === version);
}
