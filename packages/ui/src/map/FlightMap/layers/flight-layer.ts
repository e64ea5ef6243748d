/** The lowest layer of the flight itself; areas and other tracks lie below it. */
export const FLIGHT_LAYER = 'cs-legs-casing';
/** Rasters lie below the lowest line that is drawn on the base map. */
export const GRID_LAYER = 'graticule-60';
