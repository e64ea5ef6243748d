import { useMap } from '@vis.gl/react-maplibre';
import { type RefObject, useEffect } from 'react';
import type { CursorStore } from '../../../charts/cursor-store.js';
import { at } from '../../../charts/flight-columns.js';
import { followInTurn } from '../../../charts/in-turns.js';
import { fontFamily } from '../../../theme/tokens.js';
import { placeAt } from '../../place-at.js';
import { placeLabels } from '../../place-labels.js';
import { createTextWidths } from '../../text-width.js';
import { OTHER_NAME_PADDING_PX, OTHER_NAME_SIZE_PX } from './other-name.js';
import type { DrawnTrack } from './other-tracks.js';

/** Has each name stand where it covers no other: `data-side` says where, and nothing is rendered. */
export function usePlacedNames(
  names: RefObject<(HTMLElement | null)[]>,
  tracks: readonly DrawnTrack[],
  cursor: CursorStore,
): void {
  const { current: map } = useMap();
  useEffect(() => {
    if (!map) return undefined;
    const widthOf = createTextWidths(`${OTHER_NAME_SIZE_PX}px ${fontFamily}`);
    const widths = tracks.map(({ name }) => widthOf(name) + 2 * OTHER_NAME_PADDING_PX);

    function place() {
      const timeS = cursor.get();
      if (timeS === null || !map) return;
      const wishes = tracks.flatMap((track, index) => {
        if (!isFlown(track, timeS)) return [];
        const { lon, lat } = placeAt(track, timeS);
        const { x: left, y: top } = map.project([lon, lat]);
        return [{ left, top, width: widths[index]!, index }];
      });
      const placed = placeLabels(wishes);
      for (const [index, name] of names.current.entries()) {
        const label = placed.find(({ wish }) => wish.index === index);
        const side = !label ? 'none' : label.left > label.wish.left ? 'right' : 'left';
        if (name && name.dataset.side !== side) name.dataset.side = side;
      }
    }

    place();
    const stop = followInTurn(cursor, 'others', place);
    map.on('move', place);
    return () => {
      stop();
      map.off('move', place);
    };
  }, [map, names, tracks, cursor]);
}

function isFlown({ timeS }: DrawnTrack, nowS: number): boolean {
  return nowS >= at(timeS, 0) && nowS <= at(timeS, timeS.length - 1);
}
