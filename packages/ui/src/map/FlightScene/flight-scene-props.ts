import type { ReactNode } from 'react';
import type { FlightColumns } from '../../flight/flight-columns.js';
import type { OtherFlight } from '../../flight/other-flight.js';
import type { CursorProps } from '../../flight/use-cursor-store.js';
import type { DrawnMapProps } from '../FlightMap/flight-map-props.js';
import type { SceneTerrain } from '../terrain-protocol.js';
import type { SceneStage } from './create-stage.js';
import type { Exaggeration } from './ExaggerationMenu.js';

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
  /** Flights of the same day, of which gliders near the main flight are shown. */
  company?: readonly OtherFlight[] | undefined;
  /** Buttons beside the factor of the heights. */
  actions?: ReactNode;
  /** Vertical exaggeration; without it, the scene keeps the choice of the user. */
  exaggeration?: Exaggeration | undefined;
  onExaggerationChange?: ((exaggeration: Exaggeration) => void) | undefined;
  /**
   * Called once with functions that draw single frames of the scene. Such a scene is not meant to be
   * seen: its camera follows the glider and its time stands still between frames.
   */
  onStage?: ((stage: SceneStage) => void) | undefined;
  /** Pixels of the drawing per pixel of the page; by default those of the screen. */
  pixelRatio?: number | undefined;
  /** Called when the scene is drawn for the first time. */
  onDrawn?: (() => void) | undefined;
  /** Called if the scene cannot be drawn. */
  onFailed?: (() => void) | undefined;
  /** Terrain. Without it the ground is flat. */
  terrain?: SceneTerrain | undefined;
}

export interface FlightSceneProps extends DrawnSceneProps, CursorProps {}
