import { strToU8, unzipSync, zipSync } from 'fflate';
import { checkBytes, checkTaskFile } from '../waypoint/check-task-file.js';
import { decodeText } from '../waypoint/decode-text.js';
import type { ParsedTaskFile, PhotoFile, TaskFile } from '../waypoint/task-file.js';
import { FindingList } from '../waypoint/task-file-finding.js';
import { parseCup } from './parse-cup.js';
import { writeCup } from './write-cup.js';

/** Begins the last part of an archive. */
const END_MARK = [0x50, 0x4b, 0x05, 0x06] as const;
const END_LENGTH = 22;
const POINTS = /(?:^|[/\\])points\.cup$/i;
const PHOTO = /^pics[/\\]([^/\\]+)$/i;
const MAX_POINTS_BYTES = 50_000_000;
const MAX_PHOTO_BYTES = 20_000_000;
const MAX_PHOTOS_BYTES = 500_000_000;

/**
 * Reads a CUPX file: an archive of photos, followed by one of a CUP file. Larger entries than
 * usual are left out: 50 MB of waypoints, 20 MB a photo.
 *
 * @throws {TypeError} If the value is not a list of bytes.
 * @see SeeYou CUPX file format 2.4
 */
export function parseCupx(bytes: Uint8Array): ParsedTaskFile {
  checkBytes('bytes', bytes);
  const list = new FindingList();
  const files = archivesOf(bytes).flatMap((archive) => unpack(archive, list));
  const points = files.find(({ name }) => POINTS.test(name));
  if (!points) {
    list.report('INVALID_ARCHIVE', 1, '');
    const { findings, furtherFindings } = list;
    return { waypoints: [], tasks: [], findings, furtherFindings };
  }
  const photos = files.flatMap(({ name, bytes: photo }): PhotoFile[] => {
    const fileName = PHOTO.exec(name)?.[1];
    return fileName ? [{ name: fileName, bytes: photo }] : [];
  });
  const { waypointLines: _, ...parsed } = parseCup(decodeText(points.bytes));
  return {
    ...parsed,
    ...(photos.length > 0 && { photos }),
    findings: [...list.findings, ...parsed.findings],
  };
}

/**
 * Packs waypoints, tasks and photos into a CUPX file.
 *
 * @throws {TypeError} If the content has no waypoints or tasks.
 */
export function writeCupx(content: TaskFile): Uint8Array {
  checkTaskFile(content);
  const photos = (content.photos ?? []).map(({ name, bytes }): [string, Uint8Array] => [
    `pics/${name}`,
    bytes,
  ]);
  // Photos are compressed already.
  const first = photos.length === 0 ? [] : [zipSync(Object.fromEntries(photos), { level: 0 })];
  const second = zipSync({ 'POINTS.CUP': strToU8(writeCup(content)) });
  const parts = [...first, second];
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * Splits a file into its two archives, the last one first. Each ends with the position and the
 * length of its directory, from which its beginning follows.
 */
function archivesOf(bytes: Uint8Array): Uint8Array[] {
  const archives: Uint8Array[] = [];
  let rest = bytes;
  while (archives.length < 2) {
    const mark = lastEndMark(rest);
    if (mark === undefined) break;
    const view = new DataView(rest.buffer, rest.byteOffset + mark, END_LENGTH);
    const start = mark - view.getUint32(12, true) - view.getUint32(16, true);
    if (start < 0) break;
    archives.push(rest.subarray(start));
    rest = rest.subarray(0, start);
  }
  return archives;
}

function lastEndMark(bytes: Uint8Array): number | undefined {
  let at = bytes.lastIndexOf(END_MARK[0], bytes.length - END_LENGTH);
  while (at >= 0) {
    const start = at;
    if (END_MARK.every((byte, index) => bytes[start + index] === byte)) return start;
    at = at === 0 ? -1 : bytes.lastIndexOf(END_MARK[0], at - 1);
  }
  return undefined;
}

interface UnpackedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

function unpack(archive: Uint8Array, list: FindingList): UnpackedFile[] {
  let total = 0;
  try {
    const files = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        if (POINTS.test(name)) return originalSize <= MAX_POINTS_BYTES;
        total += originalSize;
        return PHOTO.test(name) && originalSize <= MAX_PHOTO_BYTES && total <= MAX_PHOTOS_BYTES;
      },
    });
    return Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
  } catch {
    list.report('INVALID_ARCHIVE', 1, '');
    return [];
  }
}
