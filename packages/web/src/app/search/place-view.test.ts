import { expect, test } from 'vitest';
import { viewAroundPlace } from './place-view.js';

test.each([
  { why: '100 km each way at the equator', place: [10, 0], view: [9.099, -0.901, 10.901, 0.901] },
  { why: 'twice the degrees at 60°', place: [10, 60], view: [8.198, 59.099, 11.802, 60.901] },
  { why: 'runs on beyond 180°', place: [179.5, 0], view: [178.599, -0.901, 180.401, 0.901] },
  { why: 'ends at the pole', place: [0, 89.5], view: [-18.018, 88.599, 18.018, 90] },
] as const)('$why', ({ place, view }) => {
  expect(viewAroundPlace({ lat: place[1], lon: place[0] }, 100)).toEqual(view);
});
