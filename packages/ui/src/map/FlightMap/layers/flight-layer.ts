/** The lowest layer of the flight itself; areas and other tracks lie below it. */
export const FLIGHT_LAYER = 'cs-legs-casing';
/** Place of the band along parts flown together with others: above the map, below the flight. */
export const MEETING_OPACITY = 0.7;
/** Rasters lie below the lowest line that is drawn on the base map. */
export const GRID_LAYER = 'graticule-60';
