import { climbPalette } from '../../theme/tokens.js';

/** The colour of the climb rate of the palette that is nearest. */
export function climbColor(climbMps: number): string {
  const distance = (other: number) => Math.abs(other - climbMps);
  return climbPalette.reduce((best, next) =>
    distance(next.climbMps) < distance(best.climbMps) ? next : best,
  ).color;
}
