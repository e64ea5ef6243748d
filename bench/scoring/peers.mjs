/** Other programs that process the same flights. They are installed on first use. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { run } from '../../scripts/workspace.mjs';

const FOLDER = join(import.meta.dirname, '../peers');

/** Installs the peers if they are missing. */
export async function installPeers() {
  if (existsSync(join(FOLDER, 'node_modules/igc-xc-score'))) return;
  console.log('Installing the programs to compare with …');
  const args = ['install', '--ignore-workspace', '--frozen-lockfile'];
  const code = await run('pnpm', args, { cwd: FOLDER, quiet: true });
  if (code !== 0) throw new Error('They could not be installed.');
}

const requireFrom = createRequire(join(FOLDER, 'package.json'));

/**
 * Loads a peer without its global side effects: a library of igc-xc-score replaces
 * `Array.prototype.findLast` by a function with another meaning.
 */
function requirePeer(name) {
  const everyList = Array.prototype;
  const before = Object.getOwnPropertyDescriptors(everyList);
  const peer = requireFrom(name);
  Object.defineProperties(everyList, before);
  return peer;
}

/** Parses IGC text with igc-parser in lenient mode. */
export function createPeerParser() {
  const { parse } = requirePeer('igc-parser');
  return (text) => parse(text, { lenient: true });
}

/**
 * Solves with igc-xc-score on the ellipsoid, over all fixes, until its proof.
 *
 * @param {'free3' | 'fai'} rule
 * @returns {(track: object) => number} The length in km.
 */
export function createPeerSolver(rule) {
  const { solver, scoringRules } = requirePeer('igc-xc-score');
  const rules = scoringRules.FAI.filter(({ code }) => code === { free3: 'od', fai: 'fai' }[rule]);
  return (track) => {
    const config = { hp: true, noflight: true, invalid: true };
    const { value } = solver(asFlight(track), rules, config).next();
    if (value.optimal !== true) throw new Error('igc-xc-score ended without its proof.');
    return value.scoreInfo?.distance ?? 0;
  };
}

/** Converts a track to the format of igc-parser. */
function asFlight({ count, dayStartS, timeS, lat, lon, altitudeM }) {
  const fixes = Array.from({ length: count }, (_, i) => ({
    timestamp: (dayStartS + timeS[i]) * 1000,
    latitude: lat[i] / 6e6,
    longitude: lon[i] / 6e6,
    valid: true,
    pressureAltitude: altitudeM[i],
    gpsAltitude: altitudeM[i],
  }));
  return { date: new Date(dayStartS * 1000).toISOString().slice(0, 10), fixes };
}
