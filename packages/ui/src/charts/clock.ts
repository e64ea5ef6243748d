import { useMemo } from 'react';
import { type UnitPreferences, useUnits } from '../values/UnitsProvider.js';

/** Formats Unix seconds as the time of day with seconds. */
export type Clock = (timeS: number) => string;

/**
 * Returns a formatter for times in the user's zone and language. It is created once, because
 * creating a format takes longer than ten uses, and a moving cursor needs several per frame.
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
