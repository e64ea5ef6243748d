import readExif from 'exif-reader';
import { DateTime } from 'luxon';
import sharp, { type Sharp } from 'sharp';
import { MAX_PIXELS } from './media-limits.js';

export interface ImageTask {
  readonly bytes: Uint8Array;
  /** In which a camera that names no zone is believed to be. */
  readonly timeZone: string;
}

/** An image as it is kept: upright, in sRGB, without the camera's notes. */
export interface PreparedImage {
  readonly large: Uint8Array;
  readonly medium: Uint8Array;
  readonly small: Uint8Array;
  /** Of the large one, in pixels. */
  readonly width: number;
  readonly height: number;
  /** When the camera took it, in unix milliseconds; absent where it does not say. */
  readonly takenMs?: number;
}

export interface RefusedImage {
  readonly refusal: 'NOT_AN_IMAGE' | 'TOO_MANY_PIXELS';
}

const LARGE_PX = 2560;
const MEDIUM_PX = 1200;
const SMALL_PX = 600;
const PATIENCE_S = 60;

/** Turns what a camera wrote into the files that are shown; in a worker. */
export async function prepareImage(task: ImageTask): Promise<PreparedImage | RefusedImage> {
  const { bytes } = task;
  if (!isKnownFormat(bytes)) return { refusal: 'NOT_AN_IMAGE' };
  try {
    // What is declared, of which nothing is decoded yet.
    const declared = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (declared.width * declared.height > MAX_PIXELS) return { refusal: 'TOO_MANY_PIXELS' };
    const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: PATIENCE_S })
      .autoOrient()
      .resize({ width: LARGE_PX, height: LARGE_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' });
    const { data: large, info } = await toJpeg(upright);
    return {
      large,
      medium: await narrower(large, MEDIUM_PX),
      small: await narrower(large, SMALL_PX),
      width: info.width,
      height: info.height,
      ...(declared.exif && takenAt(declared.exif, task.timeZone)),
    };
  } catch {
    // Cut off, or damaged in one of a thousand ways.
    return { refusal: 'NOT_AN_IMAGE' };
  }
}

async function narrower(large: Uint8Array, width: number): Promise<Uint8Array> {
  const { data } = await toJpeg(sharp(large).resize({ width, withoutEnlargement: true }));
  return data;
}

function toJpeg(image: Sharp) {
  return image.jpeg({ quality: 82, mozjpeg: true }).toBuffer({ resolveWithObject: true });
}

/** By which the formats of cameras and browsers begin; what else the library reads is no picture of a flight. */
const SIGNATURES: readonly (readonly [start: number, text: string])[] = [
  [0, '\xff\xd8\xff'], // JPEG
  [0, '\x89PNG\r\n'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [4, 'ftypavif'],
  [4, 'ftypavis'],
  [4, 'ftypmif1'],
];

function isKnownFormat(bytes: Uint8Array): boolean {
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return SIGNATURES.some(([start, text]) => beginning.startsWith(text, start));
}

/**
 * What the camera's notes say of the time, and nothing else of them: the satellites' clock first, then
 * the camera's, whose zone may be missing.
 */
function takenAt(notes: Buffer, timeZone: string): { takenMs?: number } {
  try {
    const { Photo: photo, GPSInfo: satellites } = readExif(notes);
    const time = satelliteTime(satellites) ?? cameraTime(photo, timeZone);
    return time?.isValid ? { takenMs: time.toMillis() } : {};
  } catch {
    return {};
  }
}

interface SatelliteNotes {
  GPSDateStamp?: unknown;
  GPSTimeStamp?: unknown;
}

function satelliteTime({ GPSDateStamp: day, GPSTimeStamp: clock }: SatelliteNotes = {}) {
  if (typeof day !== 'string' || !Array.isArray(clock)) return undefined;
  const [hour, minute, second] = clock.map((part) => Math.floor(Number(part)));
  const midnight = DateTime.fromFormat(day, 'yyyy:MM:dd', { zone: 'utc' });
  return midnight.isValid ? midnight.set({ hour, minute, second }) : undefined;
}

interface CameraNotes {
  DateTimeOriginal?: unknown;
  OffsetTimeOriginal?: unknown;
}

function cameraTime(
  { DateTimeOriginal: shown, OffsetTimeOriginal: offset }: CameraNotes = {},
  timeZone: string,
) {
  if (!(shown instanceof Date)) return undefined;
  const isOffset = typeof offset === 'string' && /^[+-]\d\d:\d\d$/.test(offset);
  // The library reads the camera's clock as if it showed UTC.
  return DateTime.fromJSDate(shown, { zone: 'utc' }).setZone(isOffset ? `UTC${offset}` : timeZone, {
    keepLocalTime: true,
  });
}
