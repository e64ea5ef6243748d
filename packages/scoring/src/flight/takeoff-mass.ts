/** What a person on board weighs, parachute included. */
const PERSON_KG = 80;

/** The masses that an aircraft can take off with; an end is open where its figure is not known. */
export interface TakeoffMassLimits {
  readonly minKg: number | undefined;
  readonly maxKg: number | undefined;
}

/** Figures of an aircraft in kg, as far as they are known. */
export interface AircraftMasses {
  readonly empty_mass?: number | null | undefined;
  readonly mtow?: number | null | undefined;
}

/** From the empty mass with the people on board to the highest takeoff mass, both inclusive. */
export function takeoffMassLimits(
  { empty_mass: emptyKg, mtow }: AircraftMasses,
  people: 1 | 2,
): TakeoffMassLimits {
  return {
    minKg: typeof emptyKg === 'number' ? emptyKg + PERSON_KG * people : undefined,
    maxKg: mtow ?? undefined,
  };
}
