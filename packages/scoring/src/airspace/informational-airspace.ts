import { checkObject } from '../units/check-value.js';
import type { Airspace } from './airspace.js';

/** Open to visual flight without a clearance. */
const OPEN_CLASSES: ReadonlySet<string> = new Set(['E', 'F', 'G']);
/** Types (AY) that say who informs whom, and restrict nobody. */
const SERVICES: ReadonlySet<string> = new Set(['FIR', 'UIR', 'OCA', 'FIS', 'ACCSEC', 'VFRSEC']);
/** Types that leave it to the class who may fly there. */
const CLASSED: ReadonlySet<string> = new Set(['TMA', 'CTA', 'UTA', 'LTA', 'TIA', 'CUSTOM']);

/**
 * Whether an airspace tells a glider who is responsible there and restricts it in nothing: regions and
 * sectors of information, and what has a class of E, F or G and no type that says more, such as TMZ.
 * They cover whole countries, so that maps and lists of airspaces do better without them. Which they
 * are is this project's reading of the types of OpenAir 2.
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
