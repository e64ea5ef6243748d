import { createCursorStore } from '@cloudstreet/ui/flight';
import type { FlightSceneProps, SceneStage } from '@cloudstreet/ui/map/FlightScene';
import { LazyFlightScene } from '@cloudstreet/ui/map/LazyMap';
import { useState } from 'react';
import * as styles from './VideoDialog.css.js';

export interface HiddenSceneProps {
  scene: Omit<FlightSceneProps, 'cursor' | 'onDrawn' | 'onFailed'>;
  onStage: (stage: SceneStage) => void;
  /** Called if the scene cannot be drawn. */
  onFailed: () => void;
}

/** Pixels of a frame per pixel of the scene. */
const PIXEL_RATIO = 2;

/** A scene of the size of a frame that is drawn but not seen. */
export function HiddenScene({ scene, onStage, onFailed }: HiddenSceneProps) {
  const [cursor] = useState(createCursorStore);
  return (
    <div className={styles.hidden} aria-hidden inert>
      <LazyFlightScene
        {...scene}
        cursor={cursor}
        pixelRatio={PIXEL_RATIO}
        onStage={onStage}
        onFailed={onFailed}
      />
    </div>
  );
}
