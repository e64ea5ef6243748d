import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { button } from '../Button/Button.css.js';
import type { ButtonProps } from '../Button/Button.js';
import * as styles from './Link.css.js';

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  href: string;
  children: ReactNode;
}

/**
 * A link in text. Inside a `KitProvider` with `navigate` it uses the application's
 * router; elsewhere it is an ordinary link.
 */
export function Link(props: LinkProps) {
  return <AriaLink {...props} className={styles.link} />;
}

export interface ButtonLinkProps extends LinkProps, Pick<ButtonProps, 'tone' | 'size' | 'fill'> {}

/** A link that looks like a button. */
export function ButtonLink({ tone, size, fill, ...props }: ButtonLinkProps) {
  return <AriaLink {...props} className={button({ tone, size, fill })} />;
}
