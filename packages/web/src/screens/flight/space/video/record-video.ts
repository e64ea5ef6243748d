import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  WebMOutputFormat,
} from 'mediabunny';

/** This browser cannot encode videos of this size. */
export class NoEncoderError extends Error {
  override name = 'NoEncoderError';
}

export interface RecordedVideo {
  file: Blob;
  extension: 'mp4' | 'webm';
}

export interface RecordVideoInput {
  /** Canvas with the size of the video. */
  canvas: OffscreenCanvas;
  frames: number;
  framesPerS: number;
  /** Draws a frame on the canvas. */
  drawFrame: (frame: number) => Promise<void>;
  /** Ends the recording early. */
  signal: AbortSignal;
  /** Called with the number of recorded frames. */
  onProgress: (frames: number) => void;
}

/**
 * Records a video frame by frame, as H.264 or, where this cannot be encoded, as VP9. It takes as long
 * as its frames take to draw. It waits while the page is hidden, because the browser then draws
 * nothing.
 *
 * @throws {NoEncoderError} If the browser encodes neither.
 * @throws {DOMException} `AbortError` once `signal` is aborted.
 */
export async function recordVideo(input: RecordVideoInput): Promise<RecordedVideo> {
  const { canvas, frames, framesPerS, drawFrame, signal, onProgress } = input;
  const codec = await findCodec(canvas);
  const isMp4 = codec === 'avc';
  const target = new BufferTarget();
  const format = isMp4 ? new Mp4OutputFormat() : new WebMOutputFormat();
  const output = new Output({ format, target });
  const source = new CanvasSource(canvas, { codec, quality: QUALITY_HIGH });
  output.addVideoTrack(source, { frameRate: framesPerS });
  try {
    await output.start();
    for (let frame = 0; frame < frames; frame += 1) {
      await untilVisible(signal);
      signal.throwIfAborted();
      await drawFrame(frame);
      await source.add(frame / framesPerS, 1 / framesPerS);
      onProgress(frame + 1);
    }
    signal.throwIfAborted();
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  }
  const type = isMp4 ? 'video/mp4' : 'video/webm';
  return {
    file: new Blob(target.buffer ? [target.buffer] : [], { type }),
    extension: isMp4 ? 'mp4' : 'webm',
  };
}

async function findCodec({ width, height }: OffscreenCanvas): Promise<'avc' | 'vp9'> {
  const codec =
    'VideoEncoder' in globalThis
      ? await getFirstEncodableVideoCodec(['avc', 'vp9'], { width, height, quality: QUALITY_HIGH })
      : null;
  if (codec !== 'avc' && codec !== 'vp9') {
    throw new NoEncoderError('This browser encodes neither H.264 nor VP9.');
  }
  return codec;
}

/** Waits until the page is visible, or the recording ends. */
function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', check);
      signal.removeEventListener('abort', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    signal.addEventListener('abort', check);
    check();
  });
}
