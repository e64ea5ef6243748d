import type { FlightDetail, Story } from '@cloudstreet/sdk';
import type { FlightPhoto, FlightPhotos } from '@cloudstreet/ui/flight';
import { useState } from 'react';
import { useMessages } from '../../../app/messages.js';

/** Photos of a flight, shared by the list, the barogram and the map. */
export interface PagePhotos {
  /** Marks of barogram and map. Absent if no photo has a time. */
  marked: FlightPhotos | undefined;
  /** Id of the enlarged photo; `null` for none. */
  openId: number | null;
  open: (id: number | null) => void;
  /** Id of the photo under the pointer, or else of the enlarged one. */
  highlightedId: number | null;
  highlight: (id: number | null) => void;
  /** Time of that photo in Unix seconds; `null` if unknown. */
  timeS: number | null;
}

/**
 * Returns the state of a flight's photos: the one highlighted anywhere on the page, and the
 * enlarged one.
 */
export function useFlightPhotos({ story: stories }: FlightDetail): PagePhotos {
  const messages = useMessages();
  const [openId, open] = useState<number | null>(null);
  const [pointedId, highlight] = useState<number | null>(null);
  // An enlarged photo covers the others, so none of them can be highlighted.
  const highlightedId = openId ?? pointedId;
  const list = stories.flatMap((story): FlightPhoto[] => {
    const timeS = timeOf(story);
    if (timeS === null) return [];
    const { id, kind, comment } = story;
    const name = comment ?? messages['story.unnamed']({ kind });
    return [{ id, name, kind: kind === 'V' ? 'video' : 'image', timeS }];
  });
  return {
    marked:
      list.length === 0
        ? undefined
        : {
            list,
            highlightedId,
            onHighlight: (photo) => highlight(photo?.id ?? null),
            onOpen: ({ id }) => open(id),
          },
    openId,
    open,
    highlightedId,
    highlight,
    timeS: timeOf(stories.find(({ id }) => id === highlightedId)),
  };
}

function timeOf(story: Story | undefined): number | null {
  return story?.start_time === undefined ? null : Date.parse(story.start_time) / 1000;
}
