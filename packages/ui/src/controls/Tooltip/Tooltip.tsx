import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import * as styles from './Tooltip.css.js';

export interface TooltipProps {
  /** Extra information. Touch screens do not show it, so it must also be available elsewhere. */
  text: string;
  /** The described control. */
  children: ReactElement;
}

/** Description of a control, shown on hover and on keyboard focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      {children}
      <AriaTooltip className={styles.tooltip} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
