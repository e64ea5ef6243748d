/**
 * The longest straight line between two fixes.
 *
 * @see Platform scores of season 2025; the loss of height allowed is that of its other distances.
 */
export const OUT = {
  name: 'out',
  scoreName: 'out',
  maxLossOfHeightM: 1000,
} as const;
