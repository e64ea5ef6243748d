import { unitOf } from '@cloudstreet/scoring/units';
import { useMemo } from 'react';
import { useUnits } from '../values/UnitsProvider.js';
import {
  COLORING_QUANTITIES,
  type ColorClass,
  colorClasses,
  type TrackColoring,
} from './track-coloring.js';

/** Returns the classes of a coloured track, centred on values that are round in the user's unit. */
export function useColorClasses(coloring: TrackColoring | undefined): ColorClass[] | undefined {
  const { unitSystem } = useUnits();
  return useMemo(() => {
    if (!coloring || coloring.by === 'phase') return coloring && colorClasses(coloring);
    return colorClasses(coloring, unitOf(COLORING_QUANTITIES[coloring.by], unitSystem));
  }, [coloring, unitSystem]);
}
