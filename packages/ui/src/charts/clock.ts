import { useMemo } from 'react';
import { type UnitPreferences, useUnits } from '../values/UnitsProvider.js';

/** Writes a moment in unix seconds as the time of day, with seconds. */
export type Clock = (timeS: number) => string;

/**
 * A clock in the zone and language of the reader, made once: making a format takes longer than ten
 * uses of it, and a moving cursor asks for several in each frame.
 */
export function useClock(): Clock {
  const { locale, timeZone } = useUnits();
  return useMemo(() => createClock({ locale, timeZone }), [locale, timeZone]);
}

function createClock({ locale, timeZone }: Pick<UnitPreferences, 'locale' | 'timeZone'>): Clock {
  const format = new Intl.DateTimeFormat(locale, {
    timeStyle: 'medium',
    ...(timeZone !== undefined && { timeZone }),
  });
  return (timeS) => format.format(timeS * 1000);
}
