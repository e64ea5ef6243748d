import { useEffect, useMemo } from 'react';
import type { FlightColumns } from '../../flight/flight-columns.js';
import { boundsOf, toPath } from '../../flight/flight-path.js';
import { legPaths, markedTurnpoints, type ScoredGeometry } from '../../flight/scored-geometry.js';
import type { DrawnTrack } from '../FlightMap/layers/other-tracks.js';
import type { ColorClass, TrackColoring } from '../track-coloring.js';
import { WORLD } from '../view-bounds.js';
import type { FlownTrack } from './SpaceLayer.js';
import type { GliderColors } from './scene-colors.js';
import { rgbOf, scenePoints } from './scene-geometry.js';
import type { SceneLayer } from './scene-layer.js';

type SceneFlight = ReturnType<typeof createFlight>;

const TRACK_PX = 3;
const OTHER_TRACK_PX = 2;

/** Parts of a flight that do not depend on other props. */
export function createFlight(track: FlightColumns) {
  const path = toPath(track);
  return {
    path,
    altitudeM: track.altitudeM,
    timeS: track.unixS,
    /** Other longitudes are shifted to the same copy of the world. */
    lon: path[path.length >> 1]?.[0] ?? 0,
    bounds: boundsOf([path]) ?? WORLD,
  };
}

/** Returns turnpoints and legs of a score, in the same copy of the world as the flight. */
export function markedOn({ lon }: SceneFlight, score: ScoredGeometry | undefined) {
  return {
    turnpoints: score ? markedTurnpoints(score, lon) : [],
    legs: score ? legPaths(score, lon) : [],
  };
}

interface FlownTracks {
  flight: SceneFlight;
  others: readonly DrawnTrack[];
  company: readonly DrawnTrack[];
  /** Colours of the main glider. */
  glider: GliderColors;
}

/** Returns all flights with their gliders, the main flight first. */
export function flownTracks({ flight, others, company, glider }: FlownTracks): FlownTrack[] {
  return [
    {
      id: 'own',
      track: flight,
      color: rgbOf(glider.body),
      casing: rgbOf(glider.edge),
      role: 'main',
    },
    ...others.map((other) => flownBeside(other, 'compared')),
    ...company.map((other) => flownBeside(other, 'company')),
  ];
}

function flownBeside(other: DrawnTrack, role: FlownTrack['role']): FlownTrack {
  const { id, name, color } = other;
  return { id: `${role}-${id}`, name, track: other, color: rgbOf(color), role };
}

interface ColoredTracks {
  flight: SceneFlight;
  /** Whether the main flight is drawn. The pointer finds it in any case. */
  showsTrack: boolean;
  coloring: TrackColoring | undefined;
  classes: readonly ColorClass[] | undefined;
  /** Colour without colouring, and of unknown values. */
  plain: string;
  others: readonly DrawnTrack[];
}

/** Draws the tracks of the scene. Only changed ones are built again. */
export function useSceneTracks(scene: SceneLayer, tracks: ColoredTracks): void {
  const { flight, showsTrack, coloring, classes, plain, others } = tracks;
  const ownPoints = useMemo(
    () => scenePoints(flight, { coloring, classes: classes ?? [], plain }),
    [flight, coloring, classes, plain],
  );
  const otherPoints = useMemo(
    () =>
      others.map((other) =>
        scenePoints(other, { coloring: undefined, classes: [], plain: other.color }),
      ),
    [others],
  );
  useEffect(() => {
    scene.setTracks([
      { points: ownPoints, widthPx: TRACK_PX, isHidden: !showsTrack },
      ...otherPoints.map((points) => ({ points, widthPx: OTHER_TRACK_PX })),
    ]);
  }, [scene, ownPoints, otherPoints, showsTrack]);
}
