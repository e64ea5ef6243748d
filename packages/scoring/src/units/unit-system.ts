import { checkText } from './check-value.js';

/** Metric, imperial (altitudes in feet, climb in knots) or as used in the United States. */
export type UnitSystem = 'M' | 'I' | 'U';

const IMPERIAL_REGIONS: ReadonlySet<string> = new Set(['GB', 'AU', 'NZ', 'ZA', 'NA']);

/**
 * Returns the default system for a visitor.
 *
 * @param region Country of the visitor's locale as an ISO 3166 code, in either case; undefined for
 *   a locale without one.
 * @throws {TypeError} If the region is not a string.
 */
export function defaultUnitSystem(region: string | undefined): UnitSystem {
  if (region !== undefined) checkText('region', region);
  const code = region?.toUpperCase() ?? '';
  if (code === 'US') return 'U';
  return IMPERIAL_REGIONS.has(code) ? 'I' : 'M';
}
