import { useMap } from '@vis.gl/react-maplibre';
import { useEffect } from 'react';
import type { CursorStore } from '../../flight/cursor-store.js';
import { createStage, type SceneStage, type StageWatch } from './create-stage.js';

export interface SceneStageProps {
  cursor: CursorStore;
  watch: StageWatch;
  onStage: (stage: SceneStage) => void;
}

/** Hands over the stage once the map is loaded. */
export function StageOfScene({ cursor, watch, onStage }: SceneStageProps) {
  const { current: map } = useMap();
  useEffect(() => {
    const target = map?.getMap();
    if (!target) return undefined;
    const stage = createStage(target, cursor, watch);
    const open = () => onStage(stage);
    // The event of loading may have been before.
    if (target.loaded()) open();
    else target.once('idle', open);
    return () => {
      target.off('idle', open);
    };
  }, [map, cursor, watch, onStage]);
  return null;
}
