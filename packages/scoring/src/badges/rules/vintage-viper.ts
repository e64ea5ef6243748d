import { type Badge, bestOf } from '../badge.js';

/** A flight with a vintage glider. */
export const VINTAGE_VIPER: Badge = {
  id: 'vintage_viper',
  unit: 'count',
  levels: [1],
  progress: bestOf(({ isVintage }) => (isVintage ? 1 : 0)),
  emblem: 'M3 9h18M3 13h18M6 9v4M18 9v4M12 5v14M9 19h6M10.5 5h3',
};
