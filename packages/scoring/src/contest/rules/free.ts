/**
 * Free distance over up to five turnpoints, with a bonus for the area flown.
 *
 * @see Platform scores of season 2025: six legs and the larger bonus reproduce every free entry.
 */
export const FREE = {
  name: 'free',
  scoreName: 'free6',
  maxLegs: 6,
  maxLossOfHeightM: 1000,
  /** Shares of the flight's best triangle and out-and-return distance; the larger one counts. */
  triangleBonus: 0.3,
  outReturnBonus: 0.2,
} as const;
