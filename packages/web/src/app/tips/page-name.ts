/** Names of pages in tips, by the id of the route. */
const NAMES: Readonly<Record<string, string>> = {
  '/': 'home',
  '/flight/': 'flight-list',
  '/flight/map': 'flight-map',
  '/flight/statistics': 'flight-statistics',
  '/flight/gallery': 'flight-gallery',
  '/flight/edit/$flight': 'flight-edit',
  '/flight/$flight': 'flight-detail',
  '/flight-of-the-month/$month': 'flight-of-the-month',
  '/ranking/$contest': 'ranking',
  '/user/$user': 'user-timeline',
  // For a page with subpages, the first one counts.
  '/aircraft/$aircraft/': 'aircraft-timeline',
  '/aircraft/$aircraft/pilot': 'aircraft-users',
  '/airport/$airport/': 'airport-map',
  '/airport/$airport/pilot': 'airport-users',
  '/club/$club/': 'club-timeline',
  '/club/$club/pilot': 'club-users',
  '/upload': 'upload',
};

/** Returns the name of the page of a route; undefined if it cannot have tips. */
export function pageName(routeId: string): string | undefined {
  return NAMES[routeId];
}
