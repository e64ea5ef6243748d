/** `extreme.mjs NAME` processes one file and prints the result as JSON. */
import { peakMb } from '../peak-mb.mjs';
import { EXTREMES } from './extremes.mjs';
import { followFile } from './follow-file.mjs';

const { create } = EXTREMES.find(({ name }) => name === process.argv[2]);
const bytes = create();
const beforeMb = peakMb();
const followed = followFile(bytes, true);
const mb = peakMb() - beforeMb;
console.log(JSON.stringify({ mb, ...followed }));
