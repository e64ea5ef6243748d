import { unitOf } from '@cloudstreet/scoring/units';
import { useMemo } from 'react';
import { useUnits } from '../values/UnitsProvider.js';
import {
  COLORING_QUANTITIES,
  type ColorClass,
  colorClasses,
  type TrackColoring,
} from './track-coloring.js';

/** The classes of a coloured track, around values that are round to the reader. */
export function useColorClasses(coloring: TrackColoring | undefined): ColorClass[] | undefined {
  const { unitSystem } = useUnits();
  return useMemo(() => {
    if (!coloring || coloring.by === 'phase') return coloring && colorClasses(coloring);
    return colorClasses(coloring, unitOf(COLORING_QUANTITIES[coloring.by], unitSystem));
  }, [coloring, unitSystem]);
}
