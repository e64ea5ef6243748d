import { defaultUnitSystem, LOCALES, type UnitSystem } from '@cloudstreet/scoring/units';
import { readDevice, writeDevice } from './device-storage.js';
import { isSpoken, type Locale } from './locale.js';

export const THEMES = ['system', 'light', 'dark', 'high-contrast'] as const;
export const UNIT_SYSTEMS = ['M', 'I', 'U'] as const satisfies readonly UnitSystem[];
export type Theme = (typeof THEMES)[number];

/** Preferences of the user on this device. */
export interface Preferences {
  readonly theme: Theme;
  /** Theme that the instance sets for users who cannot choose one. */
  readonly imposed?: Theme | undefined;
  /** Absent to use the units that are usual for the reader. */
  readonly unit?: UnitSystem | undefined;
  /** Absent to use the language of the browser. */
  readonly locale?: Locale;
}

export interface PreferenceStore {
  get: () => Preferences;
  /** Returns the default units: those of the chosen language, or of the country. */
  usualUnit: () => UnitSystem;
  set: (change: Partial<Preferences>) => void;
  /** Calls back after every change, also in another tab. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

/** Also read by public/theme.js, which runs before the application. */
const STORAGE_KEY = 'cloudstreet.preferences';

/**
 * Stores the preferences of this device.
 *
 * @param unitOfCountry Units that are usual in the reader's country.
 */
export function createPreferences(unitOfCountry: UnitSystem): PreferenceStore {
  const listeners = new Set<() => void>();
  let current = read();

  function notify(): void {
    for (const listener of listeners) listener();
  }
  globalThis.addEventListener('storage', (event) => {
    if (event.key !== STORAGE_KEY) return;
    current = read();
    notify();
  });

  return {
    get: () => current,
    usualUnit: () =>
      LOCALES.find(({ code }) => code === current.locale)?.unitSystem ?? unitOfCountry,
    set: (change) => {
      current = { ...current, ...change };
      writeDevice(STORAGE_KEY, JSON.stringify(current));
      notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Returns the unit system of a reader whose browser requests `language`; search engines always get
 * metric units.
 */
export function unitOfReader({
  language,
  userAgent,
}: Pick<Navigator, 'language' | 'userAgent'>): UnitSystem {
  if (/bot|crawl|spider/i.test(userAgent)) return 'M';
  return defaultUnitSystem(new Intl.Locale(language).region);
}

function read(): Preferences {
  try {
    const stored = JSON.parse(readDevice(STORAGE_KEY) ?? '{}') as Partial<Preferences>;
    return {
      theme: THEMES.find((theme) => theme === stored.theme) ?? 'system',
      imposed: THEMES.find((theme) => theme === stored.imposed),
      unit: UNIT_SYSTEMS.find((unit) => unit === stored.unit),
      ...(typeof stored.locale === 'string' &&
        isSpoken(stored.locale) && { locale: stored.locale }),
    };
  } catch {
    return { theme: 'system' };
  }
}
