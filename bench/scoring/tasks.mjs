/** Measured tasks of this project. Only `run` is measured, not `prepare`. */

import { createTrack, parseIgc } from '@cloudstreet/scoring/parse';
import { findOptimum } from '@cloudstreet/scoring/score';
import { scoreAll } from './score-all.mjs';
import { sha256Of } from './sha256-of.mjs';

const ANY = { maxLossOfHeightM: Infinity };

export const TASKS = {
  // Reading alone, as the peer does, which verifies no signature.
  parse: {
    prepare: ({ bytes }) => bytes,
    run: (bytes) => parseIgc(bytes, { verifiers: [] }),
  },
  free3: ofCourse({ shape: 'distance', turnpoints: 3, maxDurationS: Infinity, ...ANY }),
  free5: ofCourse({ shape: 'distance', turnpoints: 5, maxDurationS: Infinity, ...ANY }),
  fai: ofCourse({ shape: 'triangle', minSharePercent: 28, maxGapM: 800, ...ANY }),
  speed: ofCourse({
    shape: 'distance',
    turnpoints: 2,
    maxDurationS: 7200,
    maxLossOfHeightM: 0,
  }),
  all: {
    prepare: ({ bytes }) => ({ bytes }),
    run: ({ bytes }) => scoreAll(bytes, sha256Of(bytes)),
  },
};

/** Searches the whole track, including the setup of the search but not reading the file. */
function ofCourse(course) {
  return {
    prepare: ({ bytes, track }) => withoutPoints(track ?? trackOf(bytes)),
    run: (track) => findOptimum(track, [{ first: 0, last: track.count - 1 }], course),
  };
}

function trackOf(bytes) {
  const { recording } = parseIgc(bytes);
  return createTrack(recording, { first: 0, last: recording.fixes.count - 1 });
}

/** Converting degrees into coordinates is part of the setup, as for peers. */
function withoutPoints(track) {
  return { ...track, points: undefined };
}
