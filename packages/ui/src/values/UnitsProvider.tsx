import type { UnitSystem } from '@cloudstreet/scoring/units';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** Units, language and time zone of the user. */
export interface UnitPreferences {
  unitSystem: UnitSystem;
  /** BCP 47 tag. Names of catalogues, such as `en-gb`, are BCP 47 tags too. */
  locale: string;
  /** IANA name of the time zone. By default that of the device. */
  timeZone?: string | undefined;
}

const UnitsContext = createContext<UnitPreferences>({ unitSystem: 'M', locale: 'en-gb' });

export interface UnitsProviderProps extends UnitPreferences {
  children: ReactNode;
}

/** Sets the user's units and locale for all values inside. */
export function UnitsProvider({ unitSystem, locale, timeZone, children }: UnitsProviderProps) {
  const preferences = useMemo(
    () => ({ unitSystem, locale, timeZone }),
    [unitSystem, locale, timeZone],
  );
  return <UnitsContext value={preferences}>{children}</UnitsContext>;
}

export interface TimeZoneProviderProps {
  /** IANA name. */
  timeZone: string;
  children: ReactNode;
}

/** Sets the time zone of all times inside to that of a place, such as the airfield of a flight. */
export function TimeZoneProvider({ timeZone, children }: TimeZoneProviderProps) {
  return (
    <UnitsProvider {...useUnits()} timeZone={timeZone}>
      {children}
    </UnitsProvider>
  );
}

export function useUnits(): UnitPreferences {
  return useContext(UnitsContext);
}
