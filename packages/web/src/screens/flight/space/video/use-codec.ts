import { useEffect, useState } from 'react';
import { FRAME_PX } from './paint-caption.js';
import { findCodec, type RecordedCodec } from './record-video.js';

/** Returns how videos can be encoded: null if they cannot, undefined until this is known. */
export function useCodec(): RecordedCodec | null | undefined {
  const [codec, setCodec] = useState<RecordedCodec | null>();
  useEffect(() => {
    let isCurrent = true;
    const run = async () => {
      const found = await findCodec(FRAME_PX).catch(() => null);
      if (isCurrent) setCodec(found);
    };
    void run();
    return () => {
      isCurrent = false;
    };
  }, []);
  return codec;
}
