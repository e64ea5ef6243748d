/** Longitude and latitude in degrees. */
type Corner = readonly [lon: number, lat: number];

/** Corners of a polygon or hole; the first is also the last. */
export type Ring = readonly Corner[];

/** The outline of a polygon, followed by its holes. */
export type Polygon = readonly Ring[];

const TURN = 360;

/**
 * Returns the polygons of a sector on one map: longitudes continue beyond 180° where a ring or the
 * gap between polygons crosses it. The sector begins between -180° and 180°. If a polygon has no
 * inside, returns what is wrong with it.
 */
export function alignPolygons(polygons: readonly Polygon[]): Polygon[] | string {
  const aligned: Polygon[] = [];
  for (const rings of polygons) {
    const polygon = alignRings(rings);
    if (typeof polygon === 'string') return polygon;
    aligned.push(polygon);
  }
  return moveTogether(aligned);
}

function alignRings(rings: Polygon): Polygon | string {
  const [outline = [], ...holes] = rings.map(unwrap);
  if ([outline, ...holes].some((ring) => ring[0]?.[0] !== ring.at(-1)?.[0])) {
    return 'A ring goes around a pole. Cut it along a meridian from the pole to its edge.';
  }
  const moved = holes.map((hole) =>
    [0, TURN, -TURN]
      .map((degrees) => moveRing(hole, degrees))
      .find((ring) => ring.every((corner) => contains(outline, corner))),
  );
  const inside = moved.filter((hole) => hole !== undefined);
  const crossing = findCrossing([outline, ...inside]);
  if (crossing) {
    return `A ring crosses itself or another one near ${crossing.join(', ')}. Separate the parts there.`;
  }
  if (inside.length < holes.length) {
    return 'A hole is not inside its polygon. Remove it, or make it a polygon of a MultiPolygon.';
  }
  return [outline, ...inside];
}

/** Takes steps of more than half a turn as the short way across 180°. */
function unwrap(ring: Ring): Ring {
  let shift = 0;
  return ring.map(([lon, lat], at) => {
    const step = lon - (ring[at - 1] ?? [lon])[0];
    // A whole turn is the edge of a map of the world.
    if (Math.abs(step) > TURN / 2 && Math.abs(step) < TURN) shift -= Math.sign(step) * TURN;
    return [lon + shift, lat];
  });
}

/** Moves polygons by whole turns to where the sector is least wide. */
function moveTogether(polygons: readonly Polygon[]): Polygon[] {
  const extents = polygons.map(([outline = []]) => {
    const lons = outline.map(([lon]) => lon);
    const [west, east] = [Math.min(...lons), Math.max(...lons)];
    return { west, width: east - west, start: eastward(-TURN / 2, west) };
  });
  const widthFrom = (from: number) =>
    Math.max(...extents.map(({ start, width }) => eastward(from, start) - from + width));
  const starts = extents.map(({ start }) => start).toSorted((a, b) => a - b);
  const [first = 0] = starts.toSorted((a, b) => widthFrom(a) - widthFrom(b));
  return polygons.map((rings, at) => {
    const { west, start } = extents[at]!;
    return rings.map((ring) => moveRing(ring, eastward(first, start) - west));
  });
}

/** Returns a longitude at most a turn east of another one. */
function eastward(from: number, lon: number): number {
  return lon + TURN * Math.ceil((from - lon) / TURN);
}

function moveRing(ring: Ring, degrees: number): Ring {
  return degrees === 0 ? ring : ring.map(([lon, lat]) => [lon + degrees, lat]);
}

/** Whether a place is inside a ring or on it. */
function contains(ring: Ring, place: Corner): boolean {
  const [lon, lat] = place;
  let isInside = false;
  for (const [from, to] of edgesOf(ring)) {
    const side = sideOf([from, to], place);
    if (side === 0 && isBetween(lon, from[0], to[0]) && isBetween(lat, from[1], to[1])) return true;
    if (from[1] > lat !== to[1] > lat && side > 0 === to[1] > from[1]) isInside = !isInside;
  }
  return isInside;
}

/** Returns a corner beside which two edges cross. Edges may touch. */
function findCrossing(rings: Polygon): Corner | undefined {
  const edges = rings.flatMap(edgesOf).toSorted((a, b) => westOf(a) - westOf(b));
  for (const [at, edge] of edges.entries()) {
    const east = Math.max(edge[0][0], edge[1][0]);
    for (let next = at + 1; next < edges.length && westOf(edges[next]!) < east; next++) {
      if (separates(edge, edges[next]!) && separates(edges[next]!, edge)) return edge[0];
    }
  }
  return undefined;
}

type Edge = readonly [from: Corner, to: Corner];

function edgesOf(ring: Ring): Edge[] {
  return ring.slice(1).map((corner, at) => [ring[at]!, corner]);
}

function westOf([from, to]: Edge): number {
  return Math.min(from[0], to[0]);
}

/** Whether the ends of another edge lie on different sides of this one. */
function separates(edge: Edge, [from, to]: Edge): boolean {
  return sideOf(edge, from) * sideOf(edge, to) < 0;
}

/** Returns 1 for a place on the left of an edge, -1 on the right, and 0 on its line. */
function sideOf([from, to]: Edge, [lon, lat]: Corner): number {
  return Math.sign((to[0] - from[0]) * (lat - from[1]) - (to[1] - from[1]) * (lon - from[0]));
}

function isBetween(value: number, one: number, other: number): boolean {
  return value >= Math.min(one, other) && value <= Math.max(one, other);
}
