import type { UnitSystem } from '@cloudstreet/scoring/units';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** How the reader wants quantities and times written. */
export interface UnitPreferences {
  unitSystem: UnitSystem;
  /** BCP 47 tag; the catalogue names such as `en-gb` are BCP 47 tags too. */
  locale: string;
  /** IANA name of the zone in which times are shown; without it, the device's own. */
  timeZone?: string | undefined;
}

const UnitsContext = createContext<UnitPreferences>({ unitSystem: 'M', locale: 'en-gb' });

export interface UnitsProviderProps extends UnitPreferences {
  children: ReactNode;
}

/** Sets the reader's units and locale for every value inside. */
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

/** Shows the times inside in the zone of a place, such as the airfield of a flight. */
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
