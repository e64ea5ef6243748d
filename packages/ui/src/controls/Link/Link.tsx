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
 * A link in text. It goes through the application's router where a `RouterProvider` of
 * react-aria-components is around it, and is an ordinary link elsewhere.
 */
export function Link(props: LinkProps) {
  return <AriaLink {...props} className={styles.link} />;
}

export interface ButtonLinkProps extends LinkProps, Pick<ButtonProps, 'tone' | 'size' | 'fill'> {}

/** A link that stands where buttons stand. */
export function ButtonLink({ tone, size, fill, ...props }: ButtonLinkProps) {
  return <AriaLink {...props} className={button({ tone, size, fill })} />;
}
