import { at } from '../../../flight/flight-columns.js';
import { type PlaceOnPath, placeAt, type TimedPath } from '../../place-at.js';
import { type LabelRequest, type PlacedLabel, placeLabels } from '../../place-labels.js';
import type { DrawnTrack } from '../layers/other-tracks.js';

/** View of the map on the screen. */
export interface GliderView {
  /** In CSS pixels. */
  width: number;
  height: number;
  /** Direction at the top of the screen. */
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

/** Positions in a frame, in CSS pixels. */
export interface GliderPlaces {
  /** The heading is clockwise from the top of the screen. */
  own: { left: number; top: number; headingDeg: number };
  /** Other gliders that are in the air. */
  others: PlacedGlider[];
  /** Names with enough space. */
  names: PlacedLabel<PlacedGlider>[];
}

/** Distance between a glider and its name. */
const NAME_GAP_PX = 8;

/** Places the glider of a flight at a time, and other gliders in the air, each with its name. */
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
