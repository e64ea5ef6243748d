/** Colours on white: of certificates and of cards of pages. */
export const INK = '#1b2430';
export const MUTED = '#566070';
export const BRAND = '#2d55a6';
export const RULE = '#c9d0da';
