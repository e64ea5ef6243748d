import { expect, test } from 'vitest';
import { crossLine } from './cross-line.js';
import type { ZonePart } from './placed-zone.js';

const LINE: ZonePart = {
  kind: 'line',
  ahead: { east: 0, north: 1 },
  radiusM: 100,
  holeM: 0,
  edge: { ahead: 0, aside: 0 },
};

test.each([
  { why: 'over it', ahead: [-5, 15], aside: [0, 0], share: 0.25 },
  { why: 'to it', ahead: [-5, 0], aside: [0, 0], share: 1 },
  { why: 'from it, which belongs to the way before', ahead: [0, 5], aside: [0, 0] },
  { why: 'along it', ahead: [0, 0], aside: [-50, 50] },
  { why: 'short of it', ahead: [-5, -1], aside: [0, 0] },
  { why: 'away behind it', ahead: [1, 5], aside: [0, 0] },
  { why: 'over its end', ahead: [-5, 5], aside: [80, 120], share: 0.5 },
  { why: 'past its end', ahead: [-5, 5], aside: [80, 122] },
])('$why: $share', ({ ahead, aside, share }) => {
  const mirrored = ahead.map((metres) => 0 - metres);
  const asideM = Float64Array.from(aside);
  const there = { aheadM: Float64Array.from(ahead), asideM };
  const against = { aheadM: Float64Array.from(mirrored), asideM };
  expect(crossLine(there, 1, LINE, 1)).toBe(share);
  expect(crossLine(against, 1, LINE, -1)).toBe(share);
  expect(crossLine(against, 1, LINE, 1)).toBeUndefined();
});
