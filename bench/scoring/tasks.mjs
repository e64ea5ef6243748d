/** What is measured of this project: `prepare` what does not count, `run` what does. */
import { createHash } from 'node:crypto';
import { findOptimum } from '@cloudstreet/scoring/contest';
import { scoreFlight, splitFlights } from '@cloudstreet/scoring/flight';
import { parseIgc } from '@cloudstreet/scoring/igc';
import { createTrack } from '@cloudstreet/scoring/track';

const ANY = { maxLossOfHeightM: Infinity };
const INDEX = 108;

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
  all: { prepare: ({ bytes }) => ({ bytes }), run: ({ bytes }) => scoreAll(bytes) },
};

/** Over the whole track; the set-up of the search counts, reading the file does not. */
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

/** Turning degrees into coordinates is part of the set-up, for peers too. */
function withoutPoints(track) {
  return { ...track, points: undefined };
}

/** With the hash of the file, which whoever stores it has anyway. */
function scoreAll(bytes) {
  const { recording, findings } = parseIgc(bytes);
  const fileSha256 = createHash('sha256').update(bytes).digest('hex');
  return splitFlights(recording).map((span) =>
    scoreFlight({
      recording,
      span,
      fileFindings: findings,
      fileSha256,
      aircraft: { kind: 'GL', index: INDEX },
      // The national contests too.
      clubCountry: 'DE',
      uploadedAtS: recording.dayStartS + 86_400,
      editAllowedUntilS: Infinity,
    }),
  );
}
