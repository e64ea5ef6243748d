/**
 * To one turnpoint and back to within a kilometre of the start: twice the longer way counts.
 *
 * @see Platform scores of season 2025: twice the longer leg reproduces every out-and-return entry.
 */
export const OUT_RETURN = {
  name: 'out_return',
  scoreName: 'out_return',
  maxGapM: 1000,
  maxLossOfHeightM: 1000,
} as const;
