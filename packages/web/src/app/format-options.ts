import type { FormatOptions } from '@cloudstreet/scoring/units';
import { type UnitPreferences, useUnits } from '@cloudstreet/ui/values';
import { useApp } from './context.js';

/** Options for sentences of `scoring` in the reader's language and units. */
export function useFormatOptions(): FormatOptions & UnitPreferences {
  const { scoringTexts: texts } = useApp();
  return { ...useUnits(), texts };
}
