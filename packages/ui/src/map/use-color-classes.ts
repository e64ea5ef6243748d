import { unitOf } from '@cloudstreet/scoring/units';
import { useMemo } from 'react';
import { useTheme } from '../theme/ThemeProvider.js';
import { useUnits } from '../values/UnitsProvider.js';
import {
  COLORING_QUANTITIES,
  type ColorClass,
  colorClasses,
  type TrackColoring,
} from './track-coloring.js';

/**
 * Returns the classes of a coloured track, centred on values that are round in the user's unit, in
 * the colours of the theme.
 */
export function useColorClasses(coloring: TrackColoring | undefined): ColorClass[] | undefined {
  const { unitSystem } = useUnits();
  const theme = useTheme();
  return useMemo(() => {
    if (!coloring || coloring.by === 'phase') return coloring && colorClasses(coloring, theme);
    return colorClasses(coloring, theme, unitOf(COLORING_QUANTITIES[coloring.by], unitSystem));
  }, [coloring, unitSystem, theme]);
}
