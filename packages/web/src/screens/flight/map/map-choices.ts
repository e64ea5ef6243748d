import { useState } from 'react';
import { COLORINGS, type Coloring } from './track-coloring.js';

/** What the reader switched on the map of a flight; kept on this device. */
export interface MapChoices {
  readonly layers: Readonly<Partial<Record<string, boolean>>>;
  readonly coloring: Coloring;
  /** Whether the map follows the glider in a replay. */
  readonly follows: boolean;
}

const STORAGE_KEY = 'cloudstreet.flight-map';

/** The choices made last on this device, and the way to change them. */
export function useMapChoices(): [MapChoices, (choices: MapChoices) => void] {
  const [choices, setChoices] = useState(readChoices);
  return [
    choices,
    (next) => {
      setChoices(next);
      try {
        localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
      } catch {
        // Storage is full or refused: the choice holds as long as the page is open.
      }
    },
  ];
}

export function readChoices(): MapChoices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    const { layers, coloring, follows } = Object(stored) as Record<string, unknown>;
    const switched = Object.entries(Object(layers) as Record<string, unknown>).filter(
      (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
    );
    return {
      layers: Object.fromEntries(switched),
      coloring: COLORINGS.find((name) => name === coloring) ?? 'none',
      follows: follows === true,
    };
  } catch {
    return { layers: {}, coloring: 'none', follows: false };
  }
}
