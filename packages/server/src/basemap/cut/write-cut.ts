import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import { ConfigError } from '../../platform/config/config-error.js';
import type { RangeReader } from '../../platform/tiles/range-reader.js';
import type { CutPart, CutPlan } from './plan-cut.js';

export interface CutTarget {
  readonly path: string;
  /** Reads the source. */
  readonly read: RangeReader;
  /** Version of the source at the time of the plan. */
  readonly version: string;
  /** Bytes of the data that an earlier run has written. */
  readonly doneBytes: number;
  readonly onProgress: (doneBytes: number) => void;
}

/** Maximum size of a request, and of unused bytes between two parts in it. */
const MAX_REQUEST_BYTES = 2_097_152;
const MAX_GAP_BYTES = 32_768;
const REQUESTS_AT_A_TIME = 4;

/** Returns the path of a file that is not complete. */
function partialPath(path: string): string {
  return `${path}.part`;
}

/** Returns the bytes of an archive that an earlier run has written; 0 if they are of another plan. */
export async function bytesDone(path: string, { head }: CutPlan): Promise<number> {
  const file = await open(partialPath(path)).catch(() => undefined);
  if (!file) return 0;
  try {
    const start = Buffer.alloc(head.length);
    await file.read(start, 0, head.length, 0);
    return start.equals(head) ? (await file.stat()).size - head.length : 0;
  } finally {
    await file.close();
  }
}

/** Whether a complete archive of this plan exists. */
export async function isComplete(path: string, { head, dataBytes }: CutPlan): Promise<boolean> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size !== head.length + dataBytes) return false;
  const file = await open(path);
  try {
    const start = Buffer.alloc(head.length);
    await file.read(start, 0, head.length, 0);
    return start.equals(head);
  } finally {
    await file.close();
  }
}

/**
 * Writes an archive. Continues the file of an earlier run that was interrupted.
 *
 * @throws {ConfigError} If the source has changed, or the file is incomplete.
 * @throws {Error} If the source cannot be read, or the file cannot be written.
 */
export async function writeCut(plan: CutPlan, target: CutTarget): Promise<void> {
  const { head, parts, dataBytes } = plan;
  const { doneBytes: done } = target;
  const groups = groupParts(parts);
  const finished = groups.filter((group) => endOf(group) <= done).length;
  const start = finished === 0 ? 0 : endOf(groups[finished - 1]!);
  const file = await open(partialPath(target.path), done === 0 ? 'w' : 'r+');
  try {
    if (done === 0) await writeAll(file, head, 0);
    await file.truncate(head.length + start);
    target.onProgress(start);
    for (let first = finished; first < groups.length; first += REQUESTS_AT_A_TIME) {
      const batch = groups.slice(first, first + REQUESTS_AT_A_TIME);
      await writeBatch(file, head.length, batch, target);
      target.onProgress(endOf(batch.at(-1)!));
    }
    await file.sync();
    if ((await file.stat()).size !== head.length + dataBytes) {
      throw new ConfigError('The written file is incomplete. Run the command again to continue.');
    }
  } finally {
    await file.close();
  }
  await rename(partialPath(target.path), target.path);
}

/** Writes in order, so that the size of the file tells which parts it has. */
async function writeBatch(
  file: FileHandle,
  dataStart: number,
  batch: readonly (readonly CutPart[])[],
  target: CutTarget,
): Promise<void> {
  const read = await Promise.all(batch.map((group) => readGroup(group, target)));
  const bytes = Buffer.concat(read.flat());
  await writeAll(file, bytes, dataStart + batch[0]![0]!.to);
}

/** The system may write fewer bytes than it was given, for example when the disk is almost full. */
async function writeAll(file: FileHandle, bytes: Uint8Array, start: number): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    const left = bytes.length - done;
    const { bytesWritten } = await file.write(bytes, done, left, start + done);
    done += bytesWritten;
  }
}

async function readGroup(group: readonly CutPart[], target: CutTarget): Promise<Uint8Array[]> {
  const { from } = group[0]!;
  const last = group.at(-1)!;
  const length = last.from + last.length - from;
  const { bytes, version } = await target.read(from, length);
  if (version !== target.version) {
    throw new ConfigError('The source has changed meanwhile. Run the command again to start over.');
  }
  if (bytes.length !== length) throw new ConfigError('The source is incomplete.');
  return group.map((part) => bytes.subarray(part.from - from, part.from - from + part.length));
}

/** Parts that one request reads. */
function groupParts(parts: readonly CutPart[]): CutPart[][] {
  const groups: CutPart[][] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const gap = last ? part.from - (last.from + last.length) : 0;
    const fits = group && part.from + part.length - group[0]!.from <= MAX_REQUEST_BYTES;
    if (fits && gap >= 0 && gap <= MAX_GAP_BYTES) group.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** Place in the data after a group. */
function endOf(group: readonly CutPart[]): number {
  const last = group.at(-1)!;
  return last.to + last.length;
}
