import { useEffect, useState } from 'react';
import { type FailureReason, failureOf } from './failure.js';
import { PICTURE_PX } from './paint-caption.js';
import { findCodec, type RecordedCodec } from './record-video.js';
import { drawPicture, type Studio } from './studio.js';

interface Drawn {
  /** Undefined until it is drawn. */
  picture?: Blob;
  /** Null if the browser cannot encode videos; undefined until this is known. */
  codec?: RecordedCodec | null;
  failure?: FailureReason;
}

/** Draws a picture of the studio once it is there, and finds out how videos can be encoded. */
export function usePicture(studio: Studio | undefined, timeS: number): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({});
  useEffect(() => {
    if (!studio) return undefined;
    let isCurrent = true;
    const run = async () => {
      const [picture, codec] = await Promise.all([
        drawPicture(studio, timeS),
        findCodec(PICTURE_PX),
      ]);
      if (isCurrent) setDrawn({ picture, codec });
    };
    run().catch((error: unknown) => {
      if (isCurrent) setDrawn({ failure: failureOf(error) });
    });
    return () => {
      isCurrent = false;
    };
  }, [studio, timeS]);
  return drawn;
}
