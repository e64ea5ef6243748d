import type { Waypoint } from '../waypoint/waypoint.js';

/** Names under which a file refers to places. */
export interface UniqueNames {
  readonly of: (place: Waypoint) => string;
  /** Places by their names, in the order of their first use. */
  readonly places: readonly (readonly [name: string, place: Waypoint])[];
}

/** Gives places names of their own: further places of a name become `NAME 2` and so on. */
export function uniqueNames(places: readonly Waypoint[]): UniqueNames {
  const nameOfPlace = new Map<string, string>();
  const byName = new Map<string, Waypoint>();
  for (const place of places) {
    const key = keyOf(place);
    if (nameOfPlace.has(key)) continue;
    let name = place.name;
    for (let number = 2; byName.has(name); number++) name = `${place.name} ${number}`;
    nameOfPlace.set(key, name);
    byName.set(name, place);
  }
  return { of: (place) => nameOfPlace.get(keyOf(place))!, places: [...byName] };
}

function keyOf({ name, lat, lon }: Waypoint): string {
  return JSON.stringify([name, lat, lon]);
}
