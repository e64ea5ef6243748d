/**
 * One figure of a fresh process, printed as a number: `child.mjs first TASK FILE` milliseconds of
 * a first call, `child.mjs peer TASK FILE` those of a peer's, `child.mjs memory FILE` peak resident
 * megabytes of reading and scoring, `child.mjs bare` those of doing nothing.
 */
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

const [what, ...rest] = process.argv.slice(2);
if (what === 'bare') console.log(peakMb());
if (what === 'first') {
  const { TASKS } = await import('./tasks.mjs');
  const [task, file] = rest;
  const prepared = TASKS[task].prepare({ bytes: bytesOf(file) });
  const startedAt = performance.now();
  TASKS[task].run(prepared);
  console.log(performance.now() - startedAt);
}
if (what === 'peer') {
  const [{ TASKS }, { createPeerSolver }] = [
    await import('./tasks.mjs'),
    await import('./peers.mjs'),
  ];
  const [task, file] = rest;
  const track = TASKS[task].prepare({ bytes: bytesOf(file) });
  const solvePeer = createPeerSolver(task);
  const startedAt = performance.now();
  solvePeer(track);
  console.log(performance.now() - startedAt);
}
if (what === 'memory') {
  const { TASKS } = await import('./tasks.mjs');
  const [file] = rest;
  TASKS.all.run({ bytes: bytesOf(file) });
  console.log(peakMb());
}

/** The file's bytes as they were read, without a copy. */
function bytesOf(file) {
  const { buffer, byteOffset, length } = readFileSync(file);
  return new Uint8Array(buffer, byteOffset, length);
}

function peakMb() {
  return process.resourceUsage().maxRSS / 1024;
}
