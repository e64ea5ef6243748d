import type { UnitSystem } from '@cloudstreet/scoring/units';

/** Unit systems by their names in attributes and in addresses of pages for frames. */
export const WIDGET_UNITS = {
  metric: 'M',
  imperial: 'I',
  us: 'U',
} as const satisfies Record<string, UnitSystem>;
export type WidgetUnits = keyof typeof WIDGET_UNITS;

/** Values of `color-scheme` by the names of themes in attributes and addresses. */
export const WIDGET_THEMES = { light: 'light', dark: 'dark', system: 'light dark' } as const;
export type WidgetTheme = keyof typeof WIDGET_THEMES;

/** Maximum number of rows. */
export const MAX_COUNT = 50;
