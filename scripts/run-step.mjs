/** `node scripts/run-step.mjs STEP FILE` runs one step of `npm test` and writes its output to a file. */
import { writeFileSync } from 'node:fs';
import { STEPS } from './steps.mjs';

const [step, file] = process.argv.slice(2);
writeFileSync(file, JSON.stringify(await STEPS[step]()));
