export { ButtonLink, type ButtonLinkProps, Link, type LinkProps } from './Link.js';
