import { ProgressBar as AriaProgressBar, Label } from 'react-aria-components';
import * as styles from './ProgressBar.css.js';

export interface ProgressBarProps {
  label: string;
  /** Share completed, 0 to 1. Undefined if the duration is unknown. */
  value?: number | undefined;
  tone?: keyof typeof styles.fills;
}

/** Progress of an action. */
export function ProgressBar({ label, value, tone = 'brand' }: ProgressBarProps) {
  const isIndeterminate = value === undefined;
  return (
    <AriaProgressBar
      className={styles.progress}
      maxValue={1}
      value={value ?? 0}
      isIndeterminate={isIndeterminate}
    >
      {({ percentage = 0, valueText }) => (
        <>
          <span className={styles.texts}>
            <Label>{label}</Label>
            {!isIndeterminate && <span>{valueText}</span>}
          </span>
          <span className={styles.rail}>
            <span
              className={`${styles.fills[tone]} ${isIndeterminate ? styles.indeterminate : ''}`}
              style={isIndeterminate ? {} : { inlineSize: `${percentage}%` }}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
