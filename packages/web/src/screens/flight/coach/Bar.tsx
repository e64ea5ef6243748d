import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './Coach.css.js';

export interface BarProps {
  /** Share of the longest bar, 0 to 1. The value is beside the bar. */
  share: number;
  /** Optimal value on the same scale, drawn as an upright bar. */
  optimum?: number;
  /** Whether the value is a loss. */
  isHollow?: boolean;
}

export function Bar({ share, optimum, isHollow = false }: BarProps) {
  return (
    <div className={styles.lane} aria-hidden>
      <div
        className={isHollow ? styles.hollow : styles.flown}
        style={assignInlineVars({ [styles.share]: percentOf(share) })}
        data-nothing={share <= 0 || undefined}
      />
      {optimum !== undefined && optimum > 0 && (
        <div
          className={styles.optimum}
          style={assignInlineVars({ [styles.share]: percentOf(optimum) })}
        />
      )}
    </div>
  );
}

function percentOf(share: number): string {
  return `${Math.max(0, Math.min(1, share)) * 100}%`;
}
