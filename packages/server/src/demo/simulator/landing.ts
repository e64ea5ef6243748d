import { clamp } from './clamp.js';
import { type GroundPosition, lengthM, move, offsetBetween, offsetTo } from './earth.js';
import { routeLengthM } from './final-glide.js';
import type { GliderInFlight } from './glider-in-flight.js';
import type { Random } from './random.js';
import { turnRate, turnTowards, upwindRad } from './steering.js';

const PATTERN_HEIGHT_M = 260;
const APPROACH_MPS = 28;

/** Loses the remaining height over the airfield, flies the pattern and lands. */
export function landAt(glider: GliderInFlight, airfield: GroundPosition, random: Random): void {
  const upwind = upwindRad(glider);
  const side = random.chance(0.5) ? 1 : -1;
  const beside = (alongM: number, asideM: number) =>
    move(move(airfield, offsetTo(upwind, alongM)), offsetTo(upwind + Math.PI / 2, side * asideM));
  loseHeight(glider, beside(300, 700));
  descendAlong(glider, [beside(0, 550), beside(-800, 550), beside(-900, 0), beside(0, 0)]);
  rollOut(glider, random);
}

/** Lands into the wind on a field below. */
export function landOut(glider: GliderInFlight, random: Random): void {
  const upwind = upwindRad(glider);
  const field = move(glider.position, offsetTo(upwind + 0.6, 500));
  descendAlong(glider, [move(field, offsetTo(upwind, -700)), field]);
  rollOut(glider, random);
}

function loseHeight(glider: GliderInFlight, middle: GroundPosition): void {
  while (glider.heightM > PATTERN_HEIGHT_M) {
    const offM = lengthM(offsetBetween(glider.position, middle));
    const turnRadps = offM > 900 ? turnTowards(glider, middle) : turnRate(APPROACH_MPS, 24);
    const brakes = glider.heightM > PATTERN_HEIGHT_M + 120 ? -2.6 : -0.6;
    glider.fly({
      turnRadps,
      airspeedMps: APPROACH_MPS,
      climbMps: glider.polar.sinkMps(APPROACH_MPS) + brakes,
    });
  }
}

/** Flies from point to point and loses the height above the last one. */
function descendAlong(glider: GliderInFlight, points: readonly GroundPosition[]): void {
  for (const [index, point] of points.entries()) {
    const rest = points.slice(index + 1);
    const isLast = rest.length === 0;
    let nearestM = Number.POSITIVE_INFINITY;
    for (;;) {
      const toPointM = lengthM(offsetBetween(glider.position, point));
      nearestM = Math.min(nearestM, toPointM);
      // A glider that still has to turn towards the point may increase its distance first.
      const missed = nearestM < 400 && toPointM > nearestM + 60;
      const passed = missed || toPointM < (isLast ? 30 : 150);
      if (glider.heightM < 0.5 || passed) break;
      const routeM = toPointM + routeLengthM([point, ...rest]);
      const climbMps = -clamp((APPROACH_MPS * glider.heightM) / Math.max(routeM, 30), 0.4, 4.5);
      glider.fly({
        turnRadps: turnTowards(glider, point),
        airspeedMps: glider.heightM < 8 ? 22 : APPROACH_MPS,
        climbMps: glider.heightM < 6 ? Math.max(climbMps, -1.2) : climbMps,
      });
    }
  }
  while (glider.heightM > 0.5) {
    glider.fly({ turnRadps: 0, airspeedMps: 22, climbMps: -Math.min(2, glider.heightM) });
  }
}

function rollOut(glider: GliderInFlight, random: Random): void {
  const brakingMps2 = random.between(1.1, 1.7);
  for (let speed = glider.airspeedMps - 3; speed > 0.5; speed -= brakingMps2) glider.roll(speed);
  glider.wait(Math.round(random.between(70, 200)));
}
