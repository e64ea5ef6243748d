import type { Input } from 'mediabunny';
import { MAX_DURATION_S } from './media-limits.js';

export interface VideoTask {
  readonly bytes: Uint8Array;
}

/** A stored video: its original packets without metadata. */
export interface PreparedVideo {
  readonly bytes: Uint8Array;
  readonly extension: 'mp4' | 'webm';
  readonly durationS: number;
  /** Time of the video in Unix milliseconds; absent if unknown. */
  readonly takenMs?: number;
}

export interface RefusedVideo {
  readonly refusal: 'NOT_A_VIDEO' | 'VIDEO_TOO_LONG' | 'VIDEO_TOO_LARGE';
}

/** Cameras stop with the frame after the last moment, so videos may exceed the limit by this. */
const TOLERANCE_S = 0.5;
const FULL_HD = { longPx: 1920, shortPx: 1080 };

/**
 * Checks a video and remuxes it, so that only images and sound remain and the index is at the
 * beginning. Does not transcode. Runs in a worker.
 */
export async function prepareVideo({ bytes }: VideoTask): Promise<PreparedVideo | RefusedVideo> {
  const { BufferSource, Input: VideoInput, MP4, QTFF, WEBM } = await loadLibrary();
  const input = new VideoInput({ source: new BufferSource(bytes), formats: [MP4, QTFF, WEBM] });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track?.codec) return { refusal: 'NOT_A_VIDEO' };
    const durationS = await input.computeDuration();
    // It has an index without the data that it refers to.
    if (durationS <= 0) return { refusal: 'NOT_A_VIDEO' };
    if (durationS > MAX_DURATION_S + TOLERANCE_S) return { refusal: 'VIDEO_TOO_LONG' };
    const sides = [await track.getDisplayWidth(), await track.getDisplayHeight()];
    if (Math.max(...sides) > FULL_HD.longPx || Math.min(...sides) > FULL_HD.shortPx) {
      return { refusal: 'VIDEO_TOO_LARGE' };
    }
    const extension = (await input.getFormat()) === WEBM ? 'webm' : 'mp4';
    const packed = await repack(input, extension);
    if (!packed) return { refusal: 'NOT_A_VIDEO' };
    return { bytes: packed, extension, durationS, ...(await takenAt(input)) };
  } catch {
    // Truncated or damaged.
    return { refusal: 'NOT_A_VIDEO' };
  } finally {
    input.dispose();
  }
}

/** Loaded when first used, because most threads never process a video. */
function loadLibrary() {
  return import('mediabunny');
}

async function repack(input: Input, extension: 'mp4' | 'webm'): Promise<Uint8Array | undefined> {
  const { BufferTarget, Conversion, Mp4OutputFormat, Output, WebMOutputFormat } =
    await loadLibrary();
  const target = new BufferTarget();
  const format =
    extension === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' });
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target }),
    tags: {},
    showWarnings: false,
  });
  const hasVideo = conversion.utilizedTracks.some((track) => track.isVideoTrack());
  if (!conversion.isValid || !hasVideo) return undefined;
  await conversion.execute();
  return target.buffer ? new Uint8Array(target.buffer) : undefined;
}

/** Tag in which phones record the time. */
const CREATION_DATE = 'com.apple.quicktime.creationdate';

async function takenAt(input: Input): Promise<{ takenMs?: number }> {
  const { raw } = await input.getMetadataTags();
  const noted = raw?.[CREATION_DATE];
  const takenMs = typeof noted === 'string' ? Date.parse(noted) : Number.NaN;
  return Number.isNaN(takenMs) ? {} : { takenMs };
}
