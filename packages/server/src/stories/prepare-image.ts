import readExif from 'exif-reader';
import { DateTime } from 'luxon';
import sharp from 'sharp';
import { type RefusedImage, readImage, toJpeg } from '../images/read-image.js';

export interface ImageTask {
  readonly bytes: Uint8Array;
  /** Time zone for cameras that record none. */
  readonly timeZone: string;
}

/** A stored image: upright, in sRGB, without metadata. */
export interface PreparedImage {
  readonly large: Uint8Array;
  readonly medium: Uint8Array;
  readonly small: Uint8Array;
  /** Width of the large image in pixels. */
  readonly width: number;
  readonly height: number;
  /** Time of the photo in Unix milliseconds; absent if unknown. */
  readonly takenMs?: number;
}

const LARGE_PX = 2560;
const MEDIUM_PX = 1200;
const SMALL_PX = 600;

/** Converts a photo into the stored files; runs in a worker. */
export async function prepareImage(task: ImageTask): Promise<PreparedImage | RefusedImage> {
  const { bytes } = task;
  return readImage(bytes, LARGE_PX, async (upright, declared) => {
    const { data: large, info } = await toJpeg(upright);
    return {
      large,
      medium: await narrower(large, MEDIUM_PX),
      small: await narrower(large, SMALL_PX),
      width: info.width,
      height: info.height,
      ...(declared.exif && takenAt(declared.exif, task.timeZone)),
    };
  });
}

async function narrower(large: Uint8Array, width: number): Promise<Uint8Array> {
  const { data } = await toJpeg(sharp(large).resize({ width, withoutEnlargement: true }));
  return data;
}

/**
 * Reads only the time of the EXIF data: GNSS time if present, otherwise that of the camera, whose
 * time zone may be missing.
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
  // The library treats the camera's clock as UTC.
  return DateTime.fromJSDate(shown, { zone: 'utc' }).setZone(isOffset ? `UTC${offset}` : timeZone, {
    keepLocalTime: true,
  });
}
