import { at } from '../../../flight/flight-columns.js';
import { type PlaceOnPath, placeAt, type TimedPath } from '../../place-at.js';
import { type LabelRequest, type PlacedLabel, placeLabels } from '../../place-labels.js';
import type { DrawnTrack } from '../layers/other-tracks.js';

/** View of the map on the screen. */
export interface GliderView {
  /** In CSS pixels. */
  width: number;
  height: number;
  /** Direction that is up. */
  bearingDeg: number;
  project: (place: PlaceOnPath) => { x: number; y: number };
}

export interface DrawnGliders {
  /** With at least one fix. */
  flight: TimedPath;
  tracks: readonly DrawnTrack[];
}

interface NamedGliders extends DrawnGliders {
  /** Widths of the names of the tracks, in CSS pixels. */
  widths: readonly number[];
}

interface PlacedGlider extends LabelRequest {
  /** Index of its track. */
  row: number;
}

/** Places of a frame, in CSS pixels. */
export interface GliderPlaces {
  /** The heading is clockwise from the upper edge of the screen. */
  own: { left: number; top: number; headingDeg: number };
  /** Other gliders that are in the air. */
  others: PlacedGlider[];
  /** Names of those that have room for theirs. */
  names: PlacedLabel<PlacedGlider>[];
}

/** Distance between a glider and its name. */
const NAME_GAP_PX = 8;

/** Places a flight's glider at a moment, and those of others that fly then, each with its name. */
export function placeGliders(
  { flight, tracks, widths }: NamedGliders,
  timeS: number,
  { project, bearingDeg }: GliderView,
): GliderPlaces {
  const place = placeAt(flight, timeS);
  const { x, y } = project(place);
  const others = tracks.flatMap((track, row): PlacedGlider[] => {
    if (!isFlown(track, timeS)) return [];
    const { x: left, y: top } = project(placeAt(track, timeS));
    return [{ left, top, width: widths[row]!, gapPx: NAME_GAP_PX, row }];
  });
  return {
    own: { left: x, top: y, headingDeg: place.courseDeg - bearingDeg },
    others,
    names: placeLabels(others),
  };
}

function isFlown({ timeS }: DrawnTrack, nowS: number): boolean {
  return nowS >= at(timeS, 0) && nowS <= at(timeS, timeS.length - 1);
}
