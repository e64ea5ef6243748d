import { flightFixes, igcFile, type TestFix } from './igc-text.js';

const SECONDS_PER_CIRCLE = 24;
const STEP_S = 4;
const CIRCLES = 25;
const RADIUS_DEGREES = 0.0012;

/** File of a flight that is towed, circles to the left in one thermal, glides and lands. */
export function circlingFlight(): Uint8Array {
  const before = flightFixes([
    { seconds: 60, speedKmh: 0, climbMps: 0 },
    { seconds: 16, speedKmh: 60, climbMps: 0 },
    { seconds: 200, speedKmh: 110, climbMps: 2.5 },
    { seconds: 1200, speedKmh: 100, climbMps: -0.25 },
  ]);
  const circles = circlesAfter(before.at(-1)!);
  const after = flightFixes(
    [
      { seconds: 2000, speedKmh: 100, climbMps: -0.6 },
      { seconds: 20, speedKmh: 60, climbMps: 0 },
      { seconds: 120, speedKmh: 0, climbMps: 0 },
    ],
    STEP_S,
    circles.at(-1),
  );
  return igcFile([...before, ...circles, ...after.slice(1)]);
}

function circlesAfter(start: TestFix): TestFix[] {
  const count = (CIRCLES * SECONDS_PER_CIRCLE) / STEP_S;
  const shrink = Math.cos((start.lat * Math.PI) / 180);
  return Array.from({ length: count }, (_, i) => {
    const seconds = (i + 1) * STEP_S;
    const angle = (2 * Math.PI * seconds) / SECONDS_PER_CIRCLE;
    return {
      ...start,
      timeS: start.timeS + seconds,
      lat: start.lat + RADIUS_DEGREES * (1 - Math.cos(angle)),
      lon: start.lon + (RADIUS_DEGREES * Math.sin(angle)) / shrink,
      pressureAltM: start.pressureAltM + 2 * seconds,
    };
  });
}
