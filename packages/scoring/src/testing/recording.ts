import { parseIgc } from '../igc/parse-igc.js';
import type { Recording } from '../igc/recording.js';
import { createTrack } from '../track/create-track.js';
import type { Track } from '../track/track.js';
import { HEADER, igcFile, type TestFix } from './igc-text.js';

/** The recording of a correct file with these fixes. */
export function recordingOf(fixes: readonly TestFix[], header = HEADER): Recording {
  return parseIgc(igcFile(fixes, header)).recording;
}

/** The whole track of a correct file with these fixes. */
export function trackOf(fixes: readonly TestFix[], header = HEADER): Track {
  return wholeTrack(recordingOf(fixes, header));
}

/** The track of a whole recording. */
export function wholeTrack(recording: Recording): Track {
  return createTrack(recording, { first: 0, last: recording.fixes.count - 1 });
}
