import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  Quality,
  WebMOutputFormat,
} from 'mediabunny';
import { EncodingError } from './failure.js';
import { FRAMES_PER_S } from './video-lengths.js';

const BITRATE = 8_000_000;
export const BYTES_PER_S = BITRATE / 8;
const quality = new Quality({ bitrate: BITRATE });

export type RecordedCodec = 'avc' | 'vp9';

export const VIDEO_EXTENSIONS = { avc: 'mp4', vp9: 'webm' } as const;

/** Returns H.264 or, where this cannot be encoded, VP9; null if the browser encodes neither. */
export async function findCodec(size: {
  width: number;
  height: number;
}): Promise<RecordedCodec | null> {
  const found = await getFirstEncodableVideoCodec(['avc', 'vp9'], { ...size, quality });
  return found === 'avc' || found === 'vp9' ? found : null;
}

export interface RecordVideoInput {
  /** Canvas with the size of the video. */
  canvas: HTMLCanvasElement;
  codec: RecordedCodec;
  frames: number;
  /** Draws a frame on the canvas. */
  drawFrame: (frame: number) => Promise<void>;
  /** Ends the recording early. */
  signal: AbortSignal;
}

/**
 * Records a video frame by frame. The time this takes is that of drawing the frames.
 *
 * @throws {DOMException} `AbortError` once `signal` is aborted.
 * @throws {EncodingError} If the encoder or its memory fails.
 */
export async function recordVideo(input: RecordVideoInput): Promise<Blob> {
  const { canvas, codec, frames, drawFrame, signal } = input;
  const format = codec === 'avc' ? new Mp4OutputFormat() : new WebMOutputFormat();
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new CanvasSource(canvas, { codec, quality });
  output.addVideoTrack(source, { frameRate: FRAMES_PER_S });
  try {
    await encoding(() => output.start());
    for (let frame = 0; frame < frames; frame += 1) {
      await drawFrame(frame);
      signal.throwIfAborted();
      await encoding(() => source.add(frame / FRAMES_PER_S, 1 / FRAMES_PER_S));
    }
    signal.throwIfAborted();
    await encoding(() => output.finalize());
  } catch (error) {
    await output.cancel();
    throw error;
  }
  signal.throwIfAborted();
  return new Blob(target.buffer ? [target.buffer] : [], { type: format.mimeType });
}

async function encoding(step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (cause) {
    throw new EncodingError('The video could not be encoded.', { cause });
  }
}
