/**
 * Prints one figure of a new process: `child.mjs first TASK FILE` milliseconds of a first call,
 * `child.mjs peer TASK FILE` those of a peer, `child.mjs memory FILE SHA256` peak resident megabytes of
 * reading and scoring, `child.mjs bare` those of an idle process.
 */
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { peakMb } from '../peak-mb.mjs';

const [what, ...rest] = process.argv.slice(2);
if (what === 'bare') console.log(peakMb());
if (what === 'first') {
  const { TASKS } = await import('./tasks.mjs');
  const [task, file] = rest;
  const prepared = TASKS[task].prepare({ bytes: bytesOf(file) });
  console.log(msOf(() => TASKS[task].run(prepared)));
}
if (what === 'peer') {
  const { createPeerParser, createPeerSolver } = await import('./peers.mjs');
  const [task, file] = rest;
  if (task === 'parse') {
    const text = new TextDecoder('latin1').decode(bytesOf(file));
    const parsePeer = createPeerParser();
    console.log(msOf(() => parsePeer(text)));
  } else {
    const { TASKS } = await import('./tasks.mjs');
    const track = TASKS[task].prepare({ bytes: bytesOf(file) });
    const solvePeer = createPeerSolver(task);
    console.log(msOf(() => solvePeer(track)));
  }
}
if (what === 'memory') {
  const { scoreAll } = await import('./score-all.mjs');
  const [file, sha256] = rest;
  scoreAll(bytesOf(file), sha256);
  console.log(peakMb());
}

function msOf(work) {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

/** Returns the bytes of the file without copying. */
function bytesOf(file) {
  const { buffer, byteOffset, length } = readFileSync(file);
  return new Uint8Array(buffer, byteOffset, length);
}
