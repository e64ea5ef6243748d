/** `node scripts/run-step.mjs STEP FILE` runs one step of `npm test` and writes its result to a file. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { STEPS } from './steps.mjs';

const [step, file] = process.argv.slice(2);
const outcome = await STEPS[step]();
writeFileSync(file, JSON.stringify({ ...outcome, cpuSeconds: cpuSecondsOfChildren() }));

/** Processor time of all processes below this one; undefined if the system does not report it. */
function cpuSecondsOfChildren() {
  const stat = '/proc/self/stat';
  if (!existsSync(stat)) return undefined;
  // The second field is a name in brackets; the 16th and 17th are in hundredths of a second.
  const fields = readFileSync(stat, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
