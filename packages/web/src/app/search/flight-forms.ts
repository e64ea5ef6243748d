/** Forms in which the flights of a search are shown, each with its page. */
export const FLIGHT_FORMS = {
  list: '/flight',
  map: '/flight/map',
  statistics: '/flight/statistics',
  gallery: '/flight/gallery',
} as const;

export type FlightForm = keyof typeof FLIGHT_FORMS;
