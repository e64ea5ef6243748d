/** Lowest layer of the flight. Areas and other tracks are below it. */
export const FLIGHT_LAYER = 'cs-legs-casing';
/** Opacity of the band along parts flown together with others. */
export const MEETING_OPACITY = 0.7;
/** Lowest line on the base map. Rasters are below it. */
export const GRID_LAYER = 'graticule-60';
