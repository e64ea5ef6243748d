/** `extreme.mjs NAME` follows one file in this process and prints what became of it as JSON. */
import { EXTREMES } from './extremes.mjs';
import { followFile } from './follow-file.mjs';

const { create } = EXTREMES.find(({ name }) => name === process.argv[2]);
const bytes = create();
const beforeMb = process.resourceUsage().maxRSS / 1024;
const followed = followFile(bytes, true);
const mb = process.resourceUsage().maxRSS / 1024 - beforeMb;
console.log(JSON.stringify({ mb, ...followed }));
