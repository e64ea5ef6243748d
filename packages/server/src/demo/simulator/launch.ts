import { turnOf } from './earth.js';
import type { GliderInFlight } from './glider-in-flight.js';
import type { Random } from './random.js';
import { upwindRad } from './steering.js';

export type LaunchMethod = 'winch' | 'tow' | 'self';

/** Flies the glider from its place on the ground to the release, or until its engine stops. */
export function launch(glider: GliderInFlight, method: LaunchMethod, random: Random): void {
  glider.headingRad = upwindRad(glider);
  if (method === 'winch') launchByWinch(glider, random);
  else climbBehindEngine(glider, method, random);
}

function launchByWinch(glider: GliderInFlight, random: Random): void {
  const topM = random.between(340, 480);
  for (let speed = 4; speed < 30; speed += 7) glider.roll(speed, { rush: 0.12 });
  while (glider.heightM < topM) {
    const share = glider.heightM / topM;
    // A steeper climb covers less ground. At the top, the cable pulls downwards.
    const climbMps =
      2 + 13 * Math.min(1, glider.heightM / 40) * (1 - share ** 2) + 1.5 * (1 - share);
    glider.fly({ turnRadps: 0, airspeedMps: 24, climbMps, rush: 0.15 });
  }
}

function climbBehindEngine(glider: GliderInFlight, method: 'tow' | 'self', random: Random): void {
  const own = method === 'self';
  const noise = own ? { power: random.between(0.85, 1) } : { rush: random.between(0.16, 0.24) };
  const climbMps = own ? random.between(2, 3) : random.between(2.2, 3.6);
  const topM = own ? random.between(420, 700) : random.between(480, 850);
  const speedMps = own ? 27 : 32;
  if (own) warmUp(glider, random);
  for (let speed = 1; speed < 24; speed += 1.1) glider.roll(speed, noise);
  const turnSide = random.chance(0.5) ? 1 : -1;
  const startHeading = glider.headingRad;
  while (glider.heightM < topM) {
    const turned = Math.abs(turnOf(glider.headingRad - startHeading));
    const turning = glider.heightM > 120 && turned < 1.4;
    glider.fly({
      turnRadps: (turning ? turnSide * 0.05 : 0) + random.normal(0.006),
      airspeedMps: speedMps,
      climbMps: Math.min(climbMps, 0.5 + glider.heightM / 15) + random.normal(0.5),
      ...noise,
    });
  }
}

function warmUp(glider: GliderInFlight, random: Random): void {
  for (let second = random.between(20, 60); second > 0; second -= 1) glider.roll(0, { power: 0.5 });
}
