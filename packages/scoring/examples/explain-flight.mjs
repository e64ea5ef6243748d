// Explains the points of the first flight of a file: rule, course, calculation and limits.
// node explain-flight.mjs FILE.igc INDEX [CONTEST]
import { readFile } from 'node:fs/promises';
import { parseIgc, splitFlights } from '@cloudstreet/scoring/parse';
import { editAllowedUntilS, receiptText, scoreFlight } from '@cloudstreet/scoring/score';

const [file, index, contest = 'free'] = process.argv.slice(2);
const { recording, findings } = parseIgc(await readFile(file));
const { contests } = scoreFlight({
  recording,
  interval: splitFlights(recording)[0],
  fileFindings: findings,
  aircraft: { kind: 'GL', index: Number(index) },
  uploadedAtS: Date.now() / 1000,
  editAllowedUntilS: editAllowedUntilS(recording.date, 0),
});
const score = contests.find(({ name }) => name === contest);
if (!score) {
  console.error(
    `No result in ${contest}; there are ${contests.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const { rule, course, fixes, steps, limits } = receiptText(score.receipt);
console.log(`${contest}: ${score.points} points`);
console.log(rule.join('\n'));
console.log(`\n${course}`);
for (const { name, time, position, altitude } of fixes) console.log(name, time, position, altitude);
console.log('');
for (const { name, result, formula } of steps) console.log(name, result, '=', formula);
console.log('');
for (const { name, flown, allowed, verdict } of limits) console.log(name, flown, allowed, verdict);
