import { expect, test, vi } from 'vitest';
import type * as EffortModule from '../contest/solvers/search-budget.js';
import { IgcError } from '../igc/igc-error.js';
import { readKRecords } from '../igc/k-record.js';
import { type ParsedIgc, parseIgc } from '../igc/parse-igc.js';
import type { Recording } from '../igc/recording.js';
import { writeIgc } from '../igc/write-igc.js';
import { createRandom } from '../testing/create-random.js';
import { FUZZ_CORPUS } from '../testing/fuzz-corpus.js';
import { mutateFile } from '../testing/mutate-file.js';
import { repetitions } from '../testing/repetitions.js';
import { flightOutline } from './flight-outline.js';
import { flightTrack } from './flight-track.js';
import { inspectFlight } from './inspect-flight.js';
import { scoreFlight } from './score-flight.js';
import { splitFlights } from './split-flights.js';

/** Work of the searches, by flight. */
const works = vi.hoisted((): EffortModule.Work[] => []);

vi.mock('../contest/solvers/search-budget.js', async (importOriginal) => {
  const original = await importOriginal<typeof EffortModule>();
  class Work extends original.Work {
    constructor(limit?: number) {
      super(limit);
      works.push(this);
    }
  }
  return { ...original, Work };
});

const FILES = repetitions(2000);
const SCORED_SHARE = 1 / 10;
/** Columns have room for the records that the file has room for, and for one batch of them. */
const MAX_BYTES_PER_BYTE = 12;
const MAX_BYTES_AT_LEAST = 120_000;
/** At most this much work to score one flight of some hundred fixes. */
const MAX_WORK = 2e6;

test('reads or refuses damaged files with time and memory in proportion to their size', () => {
  const random = createRandom(2026);
  const problems: string[] = [];
  for (let i = 0; i < FILES; i++) {
    const good = FUZZ_CORPUS[i % FUZZ_CORPUS.length]!;
    const { bytes, damage } = mutateFile(good, random);
    const isScored = random() < SCORED_SHARE;
    for (const problem of problemsOf(bytes, isScored)) problems.push(`${i} ${damage}: ${problem}`);
  }
  expect(problems).toEqual([]);
}, 600_000);

/** Returns the failures of an uploaded file in all steps of processing. */
function problemsOf(bytes: Uint8Array, isScored: boolean): string[] {
  try {
    const parsed = parseOrRefuse(bytes);
    return parsed ? excesses(parsed, bytes.length, isScored) : [];
  } catch (error) {
    return [error instanceof Error ? `${error.stack}` : String(error)];
  }
}

function excesses(
  { recording, findings }: ParsedIgc,
  fileBytes: number,
  isScored: boolean,
): string[] {
  const problems: string[] = [];
  const held = bytesHeld(recording);
  if (held > MAX_BYTES_AT_LEAST + MAX_BYTES_PER_BYTE * fileBytes) {
    problems.push(`${held} bytes held of ${fileBytes}`);
  }
  for (const interval of splitFlights(recording)) {
    const input = {
      recording,
      interval,
      fileFindings: findings,
      aircraft: { kind: 'MG', index: 108 } as const,
      uploadedAtS: recording.dayStartS + 86_400,
      editAllowedUntilS: Infinity,
    };
    inspectFlight(input);
    if (isScored) {
      works.length = 0;
      scoreFlight(input);
      flightOutline(flightTrack(recording, interval));
      const done = works.reduce((sum, work) => sum + work.done, 0);
      if (done > MAX_WORK) problems.push(`work of ${done}`);
    }
  }
  if (isScored) {
    readKRecords(recording);
    writeIgc(recording);
  }
  return problems;
}

function parseOrRefuse(bytes: Uint8Array): ParsedIgc | undefined {
  try {
    return parseIgc(bytes);
  } catch (error) {
    if (error instanceof IgcError) return undefined;
    throw error;
  }
}

/** Bytes of all columns with their unused capacity, without the file itself. */
function bytesHeld({ fixes, otherLines, extensions, declaration }: Recording): number {
  const { count: _, extensions: columns, ...fixed } = fixes;
  const { start, end, fixesBefore } = otherLines;
  const held = [...Object.values(fixed), ...Object.values(columns), start, end, fixesBefore];
  const inColumns = held.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
  return inColumns + 100 * (extensions.length + declaration.length);
}
