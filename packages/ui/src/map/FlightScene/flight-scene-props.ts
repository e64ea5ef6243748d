import type { FlightColumns } from '../../flight/flight-columns.js';
import type { CursorProps } from '../../flight/use-cursor-store.js';
import type { DrawnMapProps } from '../FlightMap/flight-map-props.js';
import type { SceneTerrain } from '../terrain-protocol.js';

/** Props of a 3D scene that do not depend on the cursor. */
export interface DrawnSceneProps
  extends Pick<
    DrawnMapProps,
    | 'score'
    | 'hasLanding'
    | 'coloring'
    | 'otherTracks'
    | 'trail'
    | 'rasterLayers'
    | 'layers'
    | 'onLayersChange'
  > {
  /** Track. If its content changes, it is fitted into view. */
  track: FlightColumns;
  /** Called when the scene is drawn for the first time. */
  onDrawn?: (() => void) | undefined;
  /** Terrain. Without it the ground is flat. */
  terrain?: SceneTerrain | undefined;
}

export interface FlightSceneProps extends DrawnSceneProps, CursorProps {}
