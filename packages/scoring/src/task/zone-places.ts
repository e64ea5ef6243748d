import type { ZonePart } from './placed-zone.js';

/** A position in metres east and north of the point of a zone. */
export interface PlanePlace {
  readonly eastM: number;
  readonly northM: number;
}

const EDGE_STEPS = 18;

/** Returns the position in a disc or a sector with an end that is nearest to the given one. */
export function nearestInPart(part: ZonePart, { eastM, northM }: PlanePlace): PlanePlace {
  const { ahead } = part;
  const aheadM = eastM * ahead.east + northM * ahead.north;
  const asideM = eastM * ahead.north - northM * ahead.east;
  const [lengthM, angle] = [Math.hypot(aheadM, asideM), Math.atan2(asideM, aheadM)];
  const half = halfAngle(part);
  if (Math.abs(angle) <= half) return placeAt(part, angle, lengthM);
  const edge = Math.sign(angle) * half;
  return placeAt(part, edge, lengthM * Math.cos(angle - edge));
}

/** Returns positions all over the edges of a disc or a sector with an end. */
export function placesOnEdges(part: ZonePart): PlanePlace[] {
  const { radiusM, holeM } = part;
  const half = halfAngle(part);
  const arc = Array.from({ length: EDGE_STEPS + 1 }, (_, step) => {
    const angle = half * ((2 * step) / EDGE_STEPS - 1);
    return [placeAt(part, angle, radiusM), placeAt(part, angle, holeM)];
  });
  const middleM = (radiusM + holeM) / 2;
  return [...arc.flat(), placeAt(part, half, middleM), placeAt(part, -half, middleM)];
}

function halfAngle({ kind, edge }: ZonePart): number {
  return kind === 'disc' ? Math.PI : Math.atan2(edge.ahead, edge.aside);
}

/** @param angle From the axis, clockwise, in radians. */
function placeAt({ ahead, radiusM, holeM }: ZonePart, angle: number, lengthM: number): PlanePlace {
  const withinM = Math.min(radiusM, Math.max(holeM, lengthM));
  const [aheadM, asideM] = [withinM * Math.cos(angle), withinM * Math.sin(angle)];
  return {
    eastM: aheadM * ahead.east + asideM * ahead.north,
    northM: aheadM * ahead.north - asideM * ahead.east,
  };
}
