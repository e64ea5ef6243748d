import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  ProgressBar,
} from 'react-aria-components';
import { useMessages } from '../../messages/MessagesProvider.js';
import * as styles from './Button.css.js';

/** Prominence of a button. A view has at most one `primary` button. */
export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'normal' | 'small' | 'chip';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  children: ReactNode;
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Whether it takes the full width of its parent. */
  fill?: boolean;
}

/**
 * A button for an action. For links to pages use `ButtonLink`. `isPending` shows that the action is
 * running.
 */
export function Button({ children, tone, size, fill, ...props }: ButtonProps) {
  const messages = useMessages();
  return (
    <AriaButton {...props} className={styles.button({ tone, size, fill })}>
      <span className={styles.content}>{children}</span>
      {props.isPending === true && (
        <ProgressBar
          className={styles.spinner}
          isIndeterminate
          aria-label={messages['control.loading']()}
        />
      )}
    </AriaButton>
  );
}
