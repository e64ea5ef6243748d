import { checkObject } from '../units/check-value.js';
import type { Airspace } from './airspace.js';

/** Classes that are open to visual flight without a clearance. */
const OPEN_CLASSES: ReadonlySet<string> = new Set(['E', 'F', 'G']);
/** Types (AY) that only name a responsible unit and restrict no flight. */
const SERVICES: ReadonlySet<string> = new Set(['FIR', 'UIR', 'OCA', 'FIS', 'ACCSEC', 'VFRSEC']);
/** Types whose class decides who may fly there. */
const CLASSED: ReadonlySet<string> = new Set(['TMA', 'CTA', 'UTA', 'LTA', 'TIA', 'CUSTOM']);

/**
 * Returns whether an airspace only informs a glider pilot and restricts nothing: information
 * regions and sectors, and airspaces of class E, F or G without a restricting type such as TMZ.
 * They cover whole countries, so maps and lists of airspaces leave them out. This list is this
 * project's reading of the types of OpenAir 2.
 *
 * @throws {TypeError} If the airspace has no class.
 * @see `COUNTING_CLASSES`
 */
export function isInformational(airspace: Pick<Airspace, 'class' | 'type'>): boolean {
  checkObject('airspace', airspace, ['class']);
  const { class: name, type } = airspace;
  if (SERVICES.has(type ?? name)) return true;
  return OPEN_CLASSES.has(name) && (type === undefined || CLASSED.has(type));
}
