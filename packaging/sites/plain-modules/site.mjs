import { createTrack, parseIgc, splitFlights } from '@cloudstreet/scoring/parse';
import { findOptimum } from '@cloudstreet/scoring/score';
import { createCloudstreet } from '@cloudstreet/sdk';
import { igcFile } from './shared/igc-file.mjs';

const OUT_AND_BACK = {
  shape: 'distance',
  turnpoints: 1,
  maxDurationS: Number.POSITIVE_INFINITY,
  maxLossOfHeightM: 1000,
};

const { recording } = parseIgc(igcFile());
const [interval] = splitFlights(recording);
const track = createTrack(recording, interval);
const best = findOptimum(track, [{ first: 0, last: track.count - 1 }], OUT_AND_BACK);
document.getElementById('distance').textContent = `${Math.round(best.distanceM / 1000)} km`;

const cloudstreet = createCloudstreet({ baseUrl: location.origin });
for await (const { user } of cloudstreet.flights.list()) {
  const item = document.createElement('li');
  item.textContent = user.name;
  document.getElementById('flights').append(item);
}
