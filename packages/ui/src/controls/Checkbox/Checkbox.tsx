import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components';
import * as styles from './Checkbox.css.js';

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style'> {
  /** What one agrees to or chooses; it is pressed as well. */
  children: ReactNode;
}

/** A choice that takes effect with the form it is in. A `Switch` takes effect at once. */
export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox {...props} className={styles.checkbox}>
      <span className={styles.box}>
        <Check size={16} strokeWidth={3} className={styles.mark} aria-hidden />
      </span>
      <span>{children}</span>
    </AriaCheckbox>
  );
}
