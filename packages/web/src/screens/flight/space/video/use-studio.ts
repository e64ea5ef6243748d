import type { Interval } from '@cloudstreet/scoring/track';
import type { SceneStage } from '@cloudstreet/ui/map/FlightScene';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type PictureCaption, paintPicture } from './paint-picture.js';
import { NoEncoderError, type RecordedVideo, recordVideo } from './record-video.js';
import { FRAMES_PER_S, framesOf, type VideoSpeed } from './video-lengths.js';

/** Size of pictures and videos. */
export const STUDIO_PX = { width: 1920, height: 1080 };

export type FailureReason = 'encoder' | 'memory' | 'other';

export type Recording =
  | { step: 'none' }
  /** `share`: from 0 to 1. */
  | { step: 'recording'; share: number }
  | { step: 'done'; video: RecordedVideo; url: string }
  | { step: 'failed'; reason: FailureReason };

export interface StudioInput {
  /** Time of the picture in Unix seconds. */
  pictureS: number;
  captionAt: (timeS: number, attribution: string) => PictureCaption;
}

/** Draws a picture of a scene, and records videos of it. */
export function useStudio({ pictureS, captionAt }: StudioInput) {
  const [picture, setPicture] = useState<{ file: Blob; url: string }>();
  const [recording, setRecording] = useState<Recording>({ step: 'none' });
  const [stage, setStage] = useState<SceneStage>();
  const [canvas] = useState(() => new OffscreenCanvas(STUDIO_PX.width, STUDIO_PX.height));
  const running = useRef<AbortController>(undefined);
  const { keepUrl, isOpen } = useUrls(() => running.current?.abort());

  const drawAt = useCallback(
    async (from: SceneStage, timeS: number, elapsedMs: number) => {
      const scene = await from.draw(timeS, elapsedMs);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas to paint on.');
      paintPicture(context, scene, captionAt(timeS, from.attribution()));
    },
    [canvas, captionAt],
  );

  const open = useCallback(
    async (opened: SceneStage) => {
      try {
        await drawAt(opened, pictureS, 0);
        const file = await canvas.convertToBlob({ type: 'image/png' });
        if (!isOpen()) return;
        setPicture({ file, url: keepUrl(file) });
        setStage(opened);
      } catch (error) {
        if (isOpen()) setRecording({ step: 'failed', reason: reasonOf(error) });
      }
    },
    [canvas, drawAt, isOpen, keepUrl, pictureS],
  );

  async function record({ startS, endS }: Interval, speed: VideoSpeed) {
    if (!stage) return;
    const control = new AbortController();
    running.current = control;
    const frames = framesOf(endS - startS, speed);
    setRecording({ step: 'recording', share: 0 });
    try {
      const video = await recordVideo({
        canvas,
        frames,
        framesPerS: FRAMES_PER_S,
        drawFrame: (frame) =>
          drawAt(
            stage,
            Math.min(endS, startS + (frame * speed) / FRAMES_PER_S),
            1000 / FRAMES_PER_S,
          ),
        signal: control.signal,
        onProgress: (done) => setRecording({ step: 'recording', share: done / frames }),
      });
      setRecording({ step: 'done', video, url: keepUrl(video.file) });
    } catch (error) {
      if (control.signal.aborted) setRecording({ step: 'none' });
      else setRecording({ step: 'failed', reason: reasonOf(error) });
    }
  }

  return {
    picture,
    recording,
    /** Whether videos can be recorded now. */
    isReady: stage !== undefined,
    open,
    record,
    cancel: () => running.current?.abort(),
  };
}

/** Keeps addresses of files until the component disappears. */
function useUrls(onClose: () => void) {
  const urls = useRef<string[]>([]);
  const isMounted = useRef(false);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    isMounted.current = true;
    const kept = urls;
    const close = latest;
    return () => {
      isMounted.current = false;
      close.current();
      for (const url of kept.current) URL.revokeObjectURL(url);
      kept.current = [];
    };
  }, []);
  const keepUrl = useCallback((file: Blob) => {
    const url = URL.createObjectURL(file);
    urls.current.push(url);
    return url;
  }, []);
  const isOpen = useCallback(() => isMounted.current, []);
  return { keepUrl, isOpen };
}

function reasonOf(error: unknown): FailureReason {
  if (error instanceof NoEncoderError) return 'encoder';
  const { name } = Object(error) as { name?: unknown };
  return name === 'RangeError' || name === 'QuotaExceededError' ? 'memory' : 'other';
}
