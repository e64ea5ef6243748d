export interface GroundPosition {
  lat: number;
  lon: number;
}

/** A distance over ground, in metres. */
export interface GroundOffset {
  eastM: number;
  northM: number;
}

const RAD = Math.PI / 180;
const EQUATOR_M = 6_378_137;
const ECCENTRICITY_SQUARED = 0.006_694_38;

/** Metres per degree of latitude and of longitude, on the WGS84 ellipsoid. */
function metresPerDegree(lat: number): { lat: number; lon: number } {
  const sine = Math.sin(lat * RAD);
  const curvature = 1 - ECCENTRICITY_SQUARED * sine * sine;
  return {
    lat: (RAD * EQUATOR_M * (1 - ECCENTRICITY_SQUARED)) / curvature ** 1.5,
    lon: (RAD * EQUATOR_M * Math.cos(lat * RAD)) / Math.sqrt(curvature),
  };
}

/** Returns the position at a short distance; accurate enough for some kilometres. */
export function move(
  { lat, lon }: GroundPosition,
  { eastM, northM }: GroundOffset,
): GroundPosition {
  const scale = metresPerDegree(lat);
  return { lat: lat + northM / scale.lat, lon: lon + eastM / scale.lon };
}

/** Returns distance and direction between two positions, measured at their mean latitude. */
export function offsetBetween(from: GroundPosition, to: GroundPosition): GroundOffset {
  const scale = metresPerDegree((from.lat + to.lat) / 2);
  return { eastM: (to.lon - from.lon) * scale.lon, northM: (to.lat - from.lat) * scale.lat };
}

export function lengthM({ eastM, northM }: GroundOffset): number {
  return Math.hypot(eastM, northM);
}

/** Direction in radians, clockwise from north. */
export function directionRad({ eastM, northM }: GroundOffset): number {
  return Math.atan2(eastM, northM);
}

export function offsetTo(bearingRad: number, distanceM: number): GroundOffset {
  return { eastM: Math.sin(bearingRad) * distanceM, northM: Math.cos(bearingRad) * distanceM };
}

/** Wraps an angle to -π … π. */
export function turnOf(angleRad: number): number {
  return Math.atan2(Math.sin(angleRad), Math.cos(angleRad));
}
