import { booleanEntries, useLocalStorage } from '../../../app/use-local-storage.js';
import { COLORINGS, type Coloring } from './track-coloring.js';

/** The user's choices for the map of a flight, stored on this device. */
export interface MapChoices {
  readonly layers: Readonly<Partial<Record<string, boolean>>>;
  /** Absent until chosen. */
  readonly coloring?: Coloring | undefined;
  /** Whether the map follows the glider in a replay. */
  readonly follows: boolean;
}

/**
 * Returns the colouring of a track: the chosen one, or else by climb. Beside other flights, each has
 * a colour of its own.
 */
export function shownColoring(
  { coloring }: Pick<MapChoices, 'coloring'>,
  isCompared: boolean,
): Coloring {
  return coloring ?? (isCompared ? 'none' : 'vario');
}

/** Returns the last choices on this device, and a function that changes them. */
export function useMapChoices(): [MapChoices, (choices: MapChoices) => void] {
  return useLocalStorage<MapChoices>('cloudstreet.flight-map', ({ layers, coloring, follows }) => ({
    layers: booleanEntries(layers),
    coloring: COLORINGS.find((name) => name === coloring),
    follows: follows === true,
  }));
}
