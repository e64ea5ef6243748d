// The longest course over up to five turnpoints, for each flight of a file.
// Needs neither a server nor Node: see free-distance-worker.mjs for browsers.
import { createTrack, parseIgc, splitFlights } from '@cloudstreet/scoring/parse';
import { findOptimum } from '@cloudstreet/scoring/score';

/** @type {import('@cloudstreet/scoring/score').Course} */
const FREE_DISTANCE = {
  shape: 'distance',
  turnpoints: 5,
  maxDurationS: Number.POSITIVE_INFINITY,
  maxLossOfHeightM: 1000,
};

/**
 * @param {Uint8Array} bytes An IGC file.
 * @returns {number[]} Kilometres, in order of time.
 */
export function freeDistancesKm(bytes) {
  const { recording } = parseIgc(bytes);
  return splitFlights(recording).map((interval) => {
    const track = createTrack(recording, interval);
    const whole = { first: 0, last: track.count - 1 };
    const best = findOptimum(track, [whole], FREE_DISTANCE);
    return (best?.distanceM ?? 0) / 1000;
  });
}
