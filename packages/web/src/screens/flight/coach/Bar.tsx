import { assignInlineVars } from '@vanilla-extract/dynamic';
import { flown, optimal, share as shareVar } from './Coach.css.js';

export interface BarProps {
  /** Of the longest, 0 to 1; the figure beside it says how much that is. */
  share: number;
  kind?: 'flown' | 'optimal';
}

export function Bar({ share, kind = 'flown' }: BarProps) {
  const percent = Math.max(0, Math.min(1, share)) * 100;
  return (
    <div
      className={kind === 'flown' ? flown : optimal}
      style={assignInlineVars({ [shareVar]: `${percent}%` })}
      data-nothing={share <= 0 || undefined}
      aria-hidden
    />
  );
}
