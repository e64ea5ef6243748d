import { at } from '../../flight/flight-columns.js';
import { placeIn, type TimedSpacePath } from './attitude.js';

/** Half of the interval whose direction the camera follows: a circle fits into it. */
const REACH_S = 30;
/** Half of the interval used where the glider circles when the camera arrives. */
const FAR_REACH_S = 300;
const STEP_S = 5;
/** Share of the way flown by which a glider must get ahead. Below it circles. */
const STRAIGHT = 0.5;
/** Stiffness of the camera's turns: it takes about three seconds for a turn. */
const STIFFNESS_PER_S = 1.7;
/** Difference of direction that accelerates a turn most, so that none is hasty. */
const MAX_PULL_DEG = 75;
/** After a longer step of the cursor, the camera is behind the glider at once. */
const JUMP_S = 240;

/** Direction of a camera that follows a glider, with smooth turns. */
export interface ChaseCourse {
  /**
   * Returns the bearing of the camera at a time of the flight.
   *
   * @param elapsedS Time since the last call, on the watch of the user.
   */
  bearingAt: (track: TimedSpacePath, timeS: number, elapsedS: number) => number;
}

/**
 * Creates the course of a camera. It follows the way of the glider over about a minute, and keeps
 * its direction while the glider circles, so that it does not go round with it.
 */
export function createChaseCourse(): ChaseCourse {
  let bearingDeg: number | undefined;
  let turnDegPerS = 0;
  let lastS = 0;
  return {
    bearingAt(track, timeS, elapsedS) {
      const wantedDeg = courseAround(track, timeS, REACH_S);
      const hasJumped = Math.abs(timeS - lastS) > JUMP_S;
      lastS = timeS;
      if (bearingDeg === undefined || hasJumped) {
        bearingDeg = wantedDeg ?? courseAround(track, timeS, FAR_REACH_S, 0) ?? 0;
        turnDegPerS = 0;
        return bearingDeg;
      }
      const missingDeg = wantedDeg === undefined ? 0 : wrapDeg(wantedDeg - bearingDeg);
      const pullDeg = Math.min(MAX_PULL_DEG, Math.max(-MAX_PULL_DEG, missingDeg));
      // A critically damped spring arrives without swinging.
      turnDegPerS += STIFFNESS_PER_S * (STIFFNESS_PER_S * pullDeg - 2 * turnDegPerS) * elapsedS;
      bearingDeg = wrapDeg(bearingDeg + turnDegPerS * elapsedS);
      return bearingDeg;
    },
  };
}

/** Returns the direction flown within an interval; undefined if the glider does not get ahead. */
function courseAround(
  track: TimedSpacePath,
  timeS: number,
  reachS: number,
  straight = STRAIGHT,
): number | undefined {
  const last = track.timeS.length - 1;
  const fromS = Math.max(at(track.timeS, 0), timeS - reachS);
  const toS = Math.min(at(track.timeS, last), timeS + reachS);
  let [east, north, flown] = [0, 0, 0];
  const steps = Math.max(1, Math.ceil((toS - fromS) / STEP_S));
  let before = placeIn(track, fromS);
  for (let step = 1; step <= steps; step += 1) {
    const here = placeIn(track, fromS + ((toS - fromS) * step) / steps);
    const stepEast = (here.lon - before.lon) * Math.cos((here.lat * Math.PI) / 180);
    const stepNorth = here.lat - before.lat;
    east += stepEast;
    north += stepNorth;
    flown += Math.hypot(stepEast, stepNorth);
    before = here;
  }
  const ahead = Math.hypot(east, north);
  if (ahead === 0 || ahead < straight * flown) return undefined;
  return (Math.atan2(east, north) * 180) / Math.PI;
}

/** Returns the same direction within ±180°. */
export function wrapDeg(deg: number): number {
  return ((((deg + 180) % 360) + 360) % 360) - 180;
}
