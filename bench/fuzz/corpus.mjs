/** Recorded files that the bench damages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DATA = process.env.CLOUDSTREET_TEST_DATA ?? join(import.meta.dirname, '../../../shared/data');
const SMALL_BYTES = 40_000;
const LARGE_BYTES = 500_000;
/** Number of lines that are kept of a large file, to include its record types. */
const KEPT_LINES = 300;

/** Returns files of at most 40 kB, and the beginnings of larger ones. */
export function smallFiles() {
  return igcFiles().map(({ name, bytes }) => ({
    name,
    bytes: bytes.length > SMALL_BYTES ? beginning(bytes) : bytes,
  }));
}

/** Returns complete flights of a day. */
export function largeFiles() {
  return igcFiles().filter(({ bytes }) => bytes.length > LARGE_BYTES);
}

function igcFiles() {
  return readdirSync(DATA, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.toLowerCase().endsWith('.igc'))
    .toSorted()
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(DATA, name))) }));
}

/** Keeps every n-th fix and all other lines, so that the file is still a flight. */
function beginning(bytes) {
  const lines = new TextDecoder('latin1').decode(bytes).split('\n');
  const fixes = lines.filter((line) => line.startsWith('B')).length;
  const stride = Math.ceil(fixes / KEPT_LINES);
  const others = lines.length - fixes;
  let [fix, other] = [0, 0];
  const kept = lines.filter((line) =>
    line.startsWith('B')
      ? fix++ % stride === 0
      : other++ % Math.ceil(others / KEPT_LINES) === 0 || other < 60,
  );
  return Uint8Array.from(kept.join('\n'), (letter) => letter.charCodeAt(0));
}
