/** Measured flights: recorded ones, and one with more fixes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createTrack, IgcError, parseIgc, writeIgc } from '@cloudstreet/scoring/parse';
import { findOptimum } from '@cloudstreet/scoring/score';

const DATA = process.env.CLOUDSTREET_TEST_DATA ?? join(import.meta.dirname, '../../../shared/data');
/** Minimum distance of a straight flight. */
const MIN_STRAIGHT_KM = 40;

/**
 * A measured flight.
 *
 * @typedef {object} Flight
 * @property {string} name
 * @property {'glider' | 'straight' | 'resampled'} kind
 * @property {Uint8Array} bytes
 * @property {import('@cloudstreet/scoring/parse').Track} track
 */

/**
 * Returns the ten glider files with the most fixes, the five straightest flights, and the longest
 * glider file resampled to 50 000 fixes.
 *
 * @returns {Flight[]}
 */
export function benchFlights() {
  if (!existsSync(DATA)) {
    throw new Error(`No real files at ${DATA}; name their folder in CLOUDSTREET_TEST_DATA.`);
  }
  const gliders = read('igc/gliders', 'glider').toSorted((a, b) => b.track.count - a.track.count);
  const straight = ['igc/gliders', 'igc/xc-score', 'igc/paragliders']
    .flatMap((folder) => read(folder, 'straight'))
    .map((flight) => ({ flight, straightness: straightness(flight.track) }))
    .toSorted((a, b) => b.straightness - a.straightness)
    .map(({ flight }) => flight);
  return [...gliders.slice(0, 10), ...straight.slice(0, 5), resampled(gliders[0], 50_000)];
}

function read(folder, kind) {
  return readdirSync(join(DATA, folder))
    .filter((file) => /\.igc$/i.test(file))
    .flatMap((file) => flightOf(basename(file), kind, readFileSync(join(DATA, folder, file))));
}

function flightOf(name, kind, bytes) {
  try {
    const { recording } = parseIgc(bytes);
    const track = createTrack(recording, { first: 0, last: recording.fixes.count - 1 });
    return track.count > 0 ? [{ name, kind, bytes: new Uint8Array(bytes), track }] : [];
  } catch (error) {
    if (error instanceof IgcError) return [];
    throw error;
  }
}

/** Ratio of the distance between the ends of a flight to its longest path over five turnpoints. */
function straightness(track) {
  const out = optimum(track, { shape: 'out' });
  if (out < MIN_STRAIGHT_KM * 1000) return 0;
  return out / optimum(track, { shape: 'distance', turnpoints: 5, maxDurationS: Infinity });
}

function optimum(track, course) {
  const windows = [{ first: 0, last: track.count - 1 }];
  const best = findOptimum(track, windows, { maxLossOfHeightM: Infinity, ...course });
  return best?.distanceM ?? 0;
}

/**
 * Resamples a flight to `count` evenly spread fixes that are a second apart. Positions are interpolated
 * linearly.
 *
 * @param {Flight} flight
 * @param {number} count
 * @returns {Flight}
 */
export function resampled({ name, bytes }, count) {
  const { recording } = parseIgc(bytes);
  const { fixes } = recording;
  const places = Array.from({ length: count }, (_, i) => (i * (fixes.count - 1)) / (count - 1));
  const between = (column, Column) =>
    Column.from(places, (place) => {
      const before = Math.floor(place);
      const after = Math.min(before + 1, fixes.count - 1);
      return Math.round(column[before] + (column[after] - column[before]) * (place - before));
    });
  const extensions = Object.fromEntries(
    Object.entries(fixes.extensions).map(([code, column]) => [
      code,
      Int32Array.from(places, (place) => column[Math.floor(place)]),
    ]),
  );
  const longer = {
    ...recording,
    fixes: {
      count,
      timeS: Int32Array.from(places, (_, i) => fixes.timeS[0] + i),
      lat: between(fixes.lat, Int32Array),
      lon: between(fixes.lon, Int32Array),
      pressureAltM: between(fixes.pressureAltM, Int16Array),
      gnssAltM: between(fixes.gnssAltM, Int16Array),
      valid: Uint8Array.from(places, (place) => fixes.valid[Math.floor(place)]),
      extensions,
    },
    otherLines: { ...recording.otherLines, fixesBefore: scaled(recording, count) },
  };
  const written = writeIgc(longer);
  const [flight] = flightOf(`${name} × ${count}`, 'resampled', written);
  return flight;
}

function scaled({ otherLines, fixes }, count) {
  return otherLines.fixesBefore.map((before) => Math.round((before * count) / fixes.count));
}
