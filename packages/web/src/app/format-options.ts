import type { FormatOptions } from '@cloudstreet/scoring/units';
import { type UnitPreferences, useUnits } from '@cloudstreet/ui/values';
import { useApp } from './context.js';

/** For whom sentences of scoring are written: in his language, with figures in his units. */
export function useFormatOptions(): FormatOptions & UnitPreferences {
  const { scoringTexts: texts } = useApp();
  return { ...useUnits(), texts };
}
