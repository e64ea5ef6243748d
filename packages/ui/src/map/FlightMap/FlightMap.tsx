import { useMemo, useRef } from 'react';
import { at, nearestInTime } from '../../charts/flight-columns.js';
import type { FlightPictures } from '../../charts/flight-pictures.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { useTheme } from '../../theme/ThemeProvider.js';
import { colors as themeColors } from '../../theme/tokens.js';
import { AirportLayer, type MapAirport } from '../AirportLayer.js';
import { BaseMap, type MapPointer } from '../BaseMap/BaseMap.js';
import { boundsOf, type PositionColumns, toPath } from '../flight-path.js';
import { mapColors } from '../map-colors.js';
import { createFixFinder } from '../nearest-fix.js';
import {
  legPaths,
  type MarkedTurnpoint,
  markedTurnpoints,
  type ScoredGeometry,
} from '../scored-geometry.js';
import { CursorMarker } from './CursorMarker.js';
import { FlightMapFallback } from './FlightMapFallback.js';
import { FlightMapText } from './FlightMapText.js';
import { GroundMarkers } from './GroundMarkers.js';
import { LegLayer } from './LegLayer.js';
import { MarkerRoom } from './MarkerRoom.js';
import { PictureMarkers } from './PictureMarkers.js';
import { TrackLayer, type TrackStretch } from './TrackLayer.js';
import { TurnpointMarkers } from './TurnpointMarkers.js';

/** Positions over time as columns of equal length. */
export interface MapTrack extends PositionColumns {
  /** Unix seconds, strictly increasing. */
  timeS: ArrayLike<number>;
}

export interface FlightMapProps {
  /** Keep the object the same between renders: a new one is fitted into view. */
  track: MapTrack;
  /** Score of the chosen contest. */
  score?: ScoredGeometry | undefined;
  /** Airports worth naming, nearest first. Keep the list the same between renders. */
  airports?: readonly MapAirport[] | undefined;
  /** False where the recording ends in flight: then its end is no landing. */
  hasLanding?: boolean | undefined;
  /** Marked where the glider was when they were taken. */
  pictures?: FlightPictures | undefined;
  /** Moment shared with the barogram, in unix seconds; `null` for none. */
  cursorTimeS: number | null;
  /** Told the time of the nearest fix when the pointer is near the track. */
  onCursorChange: (timeS: number | null) => void;
}

/** How near the pointer must be to the track. */
const REACH_PX = { hover: 24, tap: 40 };

/** One flight on the map, with the legs of a score and the cursor of the barogram. */
export function FlightMap(props: FlightMapProps) {
  const { track, score, airports, hasLanding = true, pictures, cursorTimeS } = props;
  const messages = useMessages();
  const theme = useTheme();
  const colors = mapColors[theme];
  const flight = useMemo(() => createFlight(track), [track]);
  const drawn = useMemo(() => scoredOn(flight, score), [flight, score]);
  const onPointer = useNearestFix(props, flight.finder);

  return (
    <BaseMap
      label={messages['map.flight']()}
      bounds={flight.bounds}
      onPointer={onPointer}
      description={<FlightMapText turnpoints={drawn.turnpoints} />}
      fallback={<FlightMapFallback paths={[flight.path]} legs={drawn.legs} />}
    >
      <LegLayer paths={drawn.legs} turnpoints={drawn.turnpoints} colors={colors} />
      <TrackLayer
        stretches={drawn.stretches}
        color={themeColors[theme].chart.altitude}
        casing={colors.casing}
      />
      {airports && <AirportLayer airports={airports} colors={colors} names="above" />}
      <MarkerRoom turnpoints={drawn.turnpoints} />
      <GroundMarkers path={flight.path} hasLanding={hasLanding} />
      <TurnpointMarkers turnpoints={drawn.turnpoints} onSelect={props.onCursorChange} />
      {pictures && flight.path.length > 0 && <PictureMarkers path={flight} pictures={pictures} />}
      {cursorTimeS !== null && flight.path.length > 0 && (
        <CursorMarker path={flight} timeS={cursorTimeS} />
      )}
    </BaseMap>
  );
}

/** Shown for a flight with no fix at all. */
const WORLD: [number, number, number, number] = [-150, -50, 150, 65];

function createFlight(track: MapTrack) {
  const path = toPath(track);
  return {
    path,
    timeS: track.timeS,
    bounds: boundsOf([path]) ?? WORLD,
    finder: createFixFinder(track),
  };
}

function scoredOn(flight: ReturnType<typeof createFlight>, score: ScoredGeometry | undefined) {
  const { path, timeS } = flight;
  const lon = path[path.length >> 1]?.[0] ?? 0;
  const turnpoints = score ? markedTurnpoints(score, lon) : [];
  return {
    turnpoints,
    legs: score ? legPaths(score, lon) : [],
    stretches: stretchesOf(path, timeS, turnpoints),
  };
}

/** The track before, between and after start and finish of the score. */
function stretchesOf(
  path: [number, number][],
  timeS: ArrayLike<number>,
  turnpoints: readonly MarkedTurnpoint[],
): TrackStretch[] {
  const [start, finish] = [turnpoints[0], turnpoints.at(-1)];
  if (!start || !finish) return [{ path, isPale: false }];
  const [from, to] = [nearestInTime(timeS, start.timeS), nearestInTime(timeS, finish.timeS)];
  return [
    { path: path.slice(0, from + 1), isPale: true },
    { path: path.slice(from, to + 1), isPale: false },
    { path: path.slice(to), isPale: true },
  ].filter((stretch) => stretch.path.length > 1);
}

/** Answers pointers over the map: the last of each frame, and only where it means another fix. */
function useNearestFix(
  { track, onCursorChange }: FlightMapProps,
  finder: ReturnType<typeof createFixFinder>,
) {
  const frame = useRef(0);
  return ({ lat, lon, pixel, kind }: MapPointer) => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      const index = finder.find(lat, lon, REACH_PX[kind] * pixel);
      if (index >= 0) onCursorChange(at(track.timeS, index));
    });
  };
}
