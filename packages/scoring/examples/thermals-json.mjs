// Prints the thermals of the first flight of a file as JSON: times, centre, drift, altitudes, climb.
// node thermals-json.mjs FILE.igc
import { readFile } from 'node:fs/promises';
import { findPhases, thermalFeatures } from '@cloudstreet/scoring/analyse';
import {
  createTrack,
  parseIgc,
  splitFlights,
  unpoweredIntervals,
} from '@cloudstreet/scoring/parse';
import { inspectFlight } from '@cloudstreet/scoring/score';

const { recording, findings } = parseIgc(await readFile(process.argv[2]));
const interval = splitFlights(recording)[0];
const { release, landing } = inspectFlight({
  recording,
  interval,
  fileFindings: findings,
  uploadedAtS: Date.now() / 1000,
  editAllowedUntilS: Number.POSITIVE_INFINITY,
});

// Circling in tow is no thermal.
const track = createTrack(recording, interval);
const unpowered = unpoweredIntervals(track, {
  releaseS: release?.timeS,
  landingS: landing?.timeS,
});
console.log(JSON.stringify(thermalFeatures(track, findPhases(track, unpowered)), null, 2));
