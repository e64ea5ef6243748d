import { useMap } from '@vis.gl/react-maplibre';
import { useEffect } from 'react';
import type { CursorStore } from '../../flight/cursor-store.js';
import { createStage, type SceneStage, type StageWatch } from './create-stage.js';

export interface SceneStageProps {
  cursor: CursorStore;
  watch: StageWatch;
  onStage: (stage: SceneStage) => void;
}

/**
 * Hands over the stage once the style is loaded. The stage waits for tiles itself, and not longer than
 * it may, while a map without a graphics card takes minutes to be idle.
 */
export function StageOfScene({ cursor, watch, onStage }: SceneStageProps) {
  const { current: map } = useMap();
  useEffect(() => {
    const target = map?.getMap();
    if (!target) return undefined;
    const stage = createStage(target, cursor, watch);
    const open = () => onStage(stage);
    if (target.style?._loaded) open();
    else target.once('style.load', open);
    return () => {
      target.off('style.load', open);
    };
  }, [map, cursor, watch, onStage]);
  return null;
}
