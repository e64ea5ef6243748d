import { type RefObject, useEffect, useState } from 'react';
import type { PathBounds } from '../../../flight/flight-path.js';
import { roomOnMap, watchLegend } from '../../BaseMap/fit-map.js';
import { fitView, isSameView, type SketchView } from './sketch-view.js';

/** The view that has a box inside it, whatever the size of the element; none before that is known. */
export function useSketchView(
  frame: RefObject<HTMLElement | null>,
  bounds: PathBounds,
): SketchView | undefined {
  const [view, setView] = useState<SketchView>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const map = { getContainer: () => element, getPitch: () => 0 };
    const fit = () => {
      const size = { width: element.clientWidth, height: element.clientHeight };
      if (size.width === 0 || size.height === 0) return;
      const next = fitView({ bounds, size, room: roomOnMap(map) });
      setView((known) => (known && isSameView(known, next) ? known : next));
    };
    const sizes = new ResizeObserver(fit);
    sizes.observe(element);
    const stopWatching = watchLegend(map, fit);
    return () => {
      sizes.disconnect();
      stopWatching();
    };
  }, [frame, bounds]);
  return view;
}
