import type { Interval } from '@cloudstreet/scoring/parse';
import type { SceneStage } from '@cloudstreet/ui/map/FlightScene';
import { keepScreenOn } from './keep-screen-on.js';
import { type FrameTexts, paintFrame } from './paint-caption.js';
import { type RecordedCodec, recordVideo } from './record-video.js';
import { frameTimes } from './video-lengths.js';

/** Scene, canvas and texts of frames. */
export interface Studio {
  stage: SceneStage;
  /** Canvas of the size of a frame. */
  canvas: HTMLCanvasElement;
  textsAt: (timeS: number, attribution: string) => FrameTexts;
}

const JPEG_QUALITY = 0.92;
/** Frames after which numbers change, so that people can read them. */
const READABLE_FRAMES = 6;

/**
 * Draws an image at a time in Unix seconds, as a JPEG.
 *
 * @throws {DOMException} `AbortError` once `signal` is aborted.
 */
export async function renderImage(
  studio: Studio,
  timeS: number,
  signal: AbortSignal,
): Promise<Blob> {
  studio.stage.begin();
  await draw(studio, { timeS, textS: timeS, elapsedMs: 0, signal });
  return new Promise((resolve, reject) => {
    studio.canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The image could not be encoded.'))),
      'image/jpeg',
      JPEG_QUALITY,
    );
  });
}

export interface RecordPartInput {
  part: Interval;
  /** Seconds of video. */
  lengthS: number;
  codec: RecordedCodec;
  /** Ends the recording early. */
  signal: AbortSignal;
  /** Called after each frame with the share recorded, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Records a part of a flight.
 *
 * @throws {DOMException} `AbortError` once `signal` is aborted.
 */
export async function recordPart(studio: Studio, input: RecordPartInput): Promise<Blob> {
  const { part, lengthS, codec, signal, onProgress } = input;
  const times = frameTimes(part.startS, part.endS, lengthS);
  const elapsedMs = (1000 * lengthS) / times.length;
  const release = keepScreenOn();
  studio.stage.begin();
  try {
    return await recordVideo({
      canvas: studio.canvas,
      codec,
      frames: times.length,
      async drawFrame(frame) {
        const textS = times[frame - (frame % READABLE_FRAMES)]!;
        await draw(studio, { timeS: times[frame]!, textS, elapsedMs, signal });
        onProgress((frame + 1) / times.length);
      },
      signal,
    });
  } finally {
    release();
  }
}

interface Moment {
  timeS: number;
  /** Time of the numbers. */
  textS: number;
  /** Time in the video since the last frame. */
  elapsedMs: number;
  signal: AbortSignal;
}

async function draw({ stage, canvas, textsAt }: Studio, moment: Moment): Promise<void> {
  const scene = await stage.draw(moment.timeS, moment.elapsedMs);
  // A drawing that ended meanwhile leaves the canvas to the next one.
  moment.signal.throwIfAborted();
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('There is no canvas to paint on.');
  paintFrame(context, scene, textsAt(moment.textS, stage.attribution()));
}
