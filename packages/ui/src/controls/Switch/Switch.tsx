import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components';
import * as styles from './Switch.css.js';

export interface SwitchProps extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'> {
  /** What is on or off. */
  children: ReactNode;
}

/** Turns something on or off at once. */
export function Switch({ children, ...props }: SwitchProps) {
  return (
    <AriaSwitch {...props} className={styles.control}>
      <span>{children}</span>
      <span className={styles.rail}>
        <span className={styles.knob} />
      </span>
    </AriaSwitch>
  );
}
