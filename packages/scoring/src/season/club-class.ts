import { checkBoolean, checkNumber, checkObject, checkText } from '../units/check-value.js';

/** Maximum index in the club class. */
export const MAX_CLUB_CLASS_INDEX = 106;

const CLUB_CLASS = 'CL';

/** Properties of an aircraft that decide its class. */
export interface ClassedAircraft {
  /** Index of the year, or null. */
  readonly index: number | null;
  /** Class of the list, such as `ST` or `15`, or null. */
  readonly scClass: string | null;
}

/**
 * Returns whether a flight may be scored in the club class instead of the class of its aircraft:
 * the index of the aircraft is at most 106, and it is not in the club class already.
 *
 * @throws {TypeError} If the argument is not an aircraft.
 * @throws {RangeError} If its index is not a positive number.
 * @see DMSt competition rules 2021, §2
 */
export function mayScoreClubClass(aircraft: ClassedAircraft): boolean {
  checkAircraft(aircraft);
  const { index, scClass } = aircraft;
  return index !== null && index <= MAX_CLUB_CLASS_INDEX && scClass !== CLUB_CLASS;
}

/**
 * Returns the class in which a flight is ranked. Its points are the same in every class.
 *
 * @param scoreClubClass Whether the pilot chose the club class.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the choice is not open to the aircraft, or its index no positive number.
 */
export function rankedClass(aircraft: ClassedAircraft, scoreClubClass: boolean): string | null {
  checkAircraft(aircraft);
  checkBoolean('scoreClubClass', scoreClubClass);
  if (!scoreClubClass) return aircraft.scClass;
  if (mayScoreClubClass(aircraft)) return CLUB_CLASS;
  const { index, scClass } = aircraft;
  throw new RangeError(
    `Index ${index} and class ${scClass} do not allow the club class (index up to ${MAX_CLUB_CLASS_INDEX}).`,
  );
}

function checkAircraft(aircraft: ClassedAircraft): void {
  checkObject('aircraft', aircraft, ['index', 'scClass']);
  const { index, scClass } = aircraft;
  if (index !== null) checkNumber('index', index, { min: Number.MIN_VALUE, max: Number.MAX_VALUE });
  if (scClass !== null) checkText('scClass', scClass);
}
