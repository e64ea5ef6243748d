import { checkNumber, checkObject, checkOneOf } from '../units/check-value.js';

/** Weight of a person with parachute. */
const PERSON_KG = 80;

/** Limits of the takeoff mass of an aircraft. A limit is absent if its figure is unknown. */
export interface TakeoffMassLimits {
  readonly minKg: number | undefined;
  readonly maxKg: number | undefined;
}

/** Figures of an aircraft in kg, as far as they are known. */
export interface AircraftMasses {
  readonly empty_mass?: number | null | undefined;
  readonly mtow?: number | null | undefined;
}

/**
 * Returns the limits of the takeoff mass, both inclusive and in kg: from the empty mass with the
 * people on board, empty + 80 kg · people, to the maximum takeoff mass.
 *
 * @throws {TypeError} If the aircraft is not an aircraft, or a mass is not a number.
 * @throws {RangeError} If a mass is negative or NaN, or there are neither one nor two people.
 * @see Document 000 of the specification, section 5, for the 80 kg
 */
export function takeoffMassLimits(aircraft: AircraftMasses, people: 1 | 2): TakeoffMassLimits {
  checkObject('aircraft', aircraft, []);
  checkOneOf('people', people, [1, 2]);
  const { empty_mass: emptyKg, mtow } = aircraft;
  for (const [name, kg] of Object.entries({ empty_mass: emptyKg, mtow })) {
    if (kg !== undefined && kg !== null) checkNumber(name, kg, { min: 0, max: Number.MAX_VALUE });
  }
  return {
    minKg: typeof emptyKg === 'number' ? emptyKg + PERSON_KG * people : undefined,
    maxKg: mtow ?? undefined,
  };
}
