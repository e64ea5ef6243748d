import type { Solution } from '../solution.js';
import type { FlightGeometry } from './flight-geometry.js';

export function findTriangle(_flight: FlightGeometry, _rule: object): Solution | undefined {
  return undefined;
}
