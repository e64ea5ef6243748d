import type { Position } from '../../geo/position.js';

const METRES_PER_DEGREE = (6_371_008.8 * Math.PI) / 180;

/** Metres from a place to the nearest line of a closed outline, on a plane at the place. */
export function toOutlineM(place: Position, outline: readonly Position[]): number {
  const east = METRES_PER_DEGREE * Math.cos((place.lat * Math.PI) / 180);
  const points = outline.map(({ lat, lon }) => ({
    x: shortest(lon - place.lon) * east,
    y: (lat - place.lat) * METRES_PER_DEGREE,
  }));
  return Math.min(...points.map((to, i) => distanceFromHere(points.at(i - 1)!, to)));
}

interface PlanePosition {
  readonly x: number;
  readonly y: number;
}

function distanceFromHere(from: PlanePosition, to: PlanePosition): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : -(from.x * dx + from.y * dy) / square;
  const held = Math.min(1, Math.max(0, share));
  return Math.hypot(from.x + held * dx, from.y + held * dy);
}

function shortest(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}
