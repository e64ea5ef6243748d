/** Viewport widths in CSS pixels: mobile below `mobile`, wide from `wide` on. */
export const breakpoints = { mobile: 590, middle: 1000, wide: 1650 } as const;
