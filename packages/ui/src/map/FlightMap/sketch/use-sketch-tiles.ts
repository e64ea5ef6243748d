import { useEffect, useMemo, useState } from 'react';
import { createSketchTiles, type SketchTile } from './sketch-tiles.js';
import type { SketchView } from './sketch-view.js';

/** The base map of a view; none while it is on its way, nothing where it does not come. */
export function useSketchTiles(
  baseMapUrl: string,
  view: SketchView | undefined,
): readonly SketchTile[] | undefined {
  const [tiles, setTiles] = useState<readonly SketchTile[]>();
  const load = useMemo(() => createSketchTiles(baseMapUrl), [baseMapUrl]);
  useEffect(() => {
    if (!view) return undefined;
    let isWanted = true;
    const show = (loaded: readonly SketchTile[]) => {
      if (isWanted) setTiles((known) => (known && isSame(known, loaded) ? known : loaded));
    };
    // The map that follows asks for what does not come again, and says what is wrong.
    load(view).then(show, () => show(NOTHING));
    return () => {
      isWanted = false;
    };
  }, [load, view]);
  return tiles;
}

function isSame(one: readonly SketchTile[], other: readonly SketchTile[]): boolean {
  return one.length === other.length && one.every((tile, index) => tile === other[index]);
}

const NOTHING: readonly SketchTile[] = [];
