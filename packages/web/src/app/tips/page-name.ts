/** What tips call the pages they belong to, by the id of the route. */
const NAMES: Readonly<Record<string, string>> = {
  '/': 'home',
  '/flight/': 'flight-list',
  '/flight/$flight': 'flight-detail',
  '/ranking/$contest': 'ranking',
  '/user/$user': 'user-timeline',
  '/aircraft/$aircraft': 'aircraft-timeline',
  '/airport/$airport': 'airport-map',
  '/club/$club': 'club-timeline',
  '/upload': 'upload',
};

/** The name of the page of a route; undefined where no tip can belong. */
export function pageName(routeId: string): string | undefined {
  return NAMES[routeId];
}
