import { directionRad, type GroundPosition, lengthM, offsetBetween } from './earth.js';
import type { GliderInFlight } from './glider-in-flight.js';
import { windAt } from './weather.js';

/** Height that a final glide keeps over the airfield. */
export const RESERVE_M = 220;
/** Allowance for sinking air on the way. */
const SINK_ALLOWANCE = 1.25;
const WORST_RATIO = 8;

/** Returns the length of the path along positions. */
export function routeLengthM(positions: readonly GroundPosition[]): number {
  return positions.slice(1).reduce((sumM, position, index) => {
    const before = positions[index];
    return before ? sumM + lengthM(offsetBetween(before, position)) : sumM;
  }, 0);
}

/** Returns the height needed to start a final glide, with the wind on a straight line home. */
export function heightNeededM(
  glider: GliderInFlight,
  {
    lengthM: glideM,
    macCready,
    home,
  }: { lengthM: number; macCready: number; home: GroundPosition },
): number {
  const speed = glider.polar.speedToFly(macCready);
  const track = directionRad(offsetBetween(glider.position, home));
  const wind = windAt(glider.weather, 400);
  const along = wind.eastM * Math.sin(track) + wind.northM * Math.cos(track);
  const ratio = Math.max(WORST_RATIO, -(speed + along) / glider.polar.sinkMps(speed));
  return (glideM / ratio) * SINK_ALLOWANCE + RESERVE_M;
}
