/**
 * One figure of a fresh process, printed as a number: `child.mjs first TASK FILE` milliseconds of
 * a first call, `child.mjs memory FILE` peak resident megabytes of reading and scoring.
 */
import { readFileSync } from 'node:fs';
import { timed } from './measure.mjs';
import { TASKS } from './tasks.mjs';

const [what, ...rest] = process.argv.slice(2);
if (what === 'bare') console.log(peakMb());
if (what === 'first') {
  const [task, file] = rest;
  const bytes = new Uint8Array(readFileSync(file));
  const prepared = TASKS[task].prepare({ bytes });
  console.log(timed(() => TASKS[task].run(prepared)).ms);
}
if (what === 'memory') {
  const [file] = rest;
  TASKS.all.run({ bytes: new Uint8Array(readFileSync(file)) });
  console.log(peakMb());
}

function peakMb() {
  return process.resourceUsage().maxRSS / 1024;
}
