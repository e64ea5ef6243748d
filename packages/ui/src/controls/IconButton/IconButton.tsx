import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Tooltip } from '../Tooltip/Tooltip.js';
import * as styles from './IconButton.css.js';

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  /** A decorative icon. */
  children: ReactNode;
  tone?: 'quiet' | 'floating';
}

/** A button with a well-known icon. If in doubt, use a `Button` with text. */
export function IconButton({ label, children, tone = 'quiet', ...props }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <AriaButton {...props} aria-label={label} className={styles.tones[tone]}>
        {children}
      </AriaButton>
    </Tooltip>
  );
}
