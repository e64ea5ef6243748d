import { useEffect, useRef, useState } from 'react';
import { type FailureReason, failureOf } from './failure.js';
import { VIDEO_EXTENSIONS } from './record-video.js';
import { type RecordPartInput, recordPart, type Studio } from './studio.js';

export type Recording =
  | { step: 'none' }
  | { step: 'failed'; reason: FailureReason }
  /** `share` is from 0 to 1. The time left is known after the first frames. */
  | { step: 'recording'; share: number; leftS?: number | undefined }
  | { step: 'done'; file: Blob; extension: string };

/** Time between two reports of the progress. */
const REPORT_MS = 500;

/** Records a video in a studio until the component disappears. */
export function useRecording(studio: Studio | undefined) {
  const [recording, setRecording] = useState<Recording>({ step: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function record(input: Pick<RecordPartInput, 'part' | 'lengthS' | 'codec'>) {
    if (!studio) return;
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    setRecording({ step: 'recording', share: 0 });
    const startMs = performance.now();
    let reportedMs = startMs;
    const onProgress = (share: number) => {
      if (signal.aborted) return;
      const nowMs = performance.now();
      if (nowMs - reportedMs < REPORT_MS) return;
      reportedMs = nowMs;
      const leftS = ((nowMs - startMs) / 1000) * (1 / share - 1);
      setRecording({ step: 'recording', share, leftS });
    };
    try {
      const file = await recordPart(studio, { ...input, signal, onProgress });
      if (signal.aborted) return;
      setRecording({ step: 'done', file, extension: VIDEO_EXTENSIONS[input.codec] });
    } catch (error) {
      if (!signal.aborted) setRecording({ step: 'failed', reason: failureOf(error) });
    }
  }

  /** The last frame may still be drawn, but is not waited for. */
  function cancel() {
    running.current?.abort();
    setRecording({ step: 'none' });
  }

  return { recording, record, cancel };
}
