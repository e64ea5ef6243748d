import { useMemo, useRef } from 'react';
import { at } from '../../charts/flight-columns.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { useTheme } from '../../theme/ThemeProvider.js';
import { trackPalette } from '../../theme/tokens.js';
import { AirportLayer, type MapAirport } from '../AirportLayer.js';
import { BaseMap, type MapPointer } from '../BaseMap/BaseMap.js';
import { boundsOf, type MapPath, type PositionColumns, toPath } from '../flight-path.js';
import { mapColors } from '../map-colors.js';
import { createFixFinder } from '../nearest-fix.js';
import { legPaths, markedTurnpoints, type ScoredGeometry } from '../scored-geometry.js';
import { CursorMarker } from './CursorMarker.js';
import { FlightMapFallback } from './FlightMapFallback.js';
import { FlightMapText } from './FlightMapText.js';
import { GroundMarkers } from './GroundMarkers.js';
import { LegLayer } from './LegLayer.js';
import { TrackLayer } from './TrackLayer.js';
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
  /** Moment shared with the barogram, in unix seconds; `null` for none. */
  cursorTimeS: number | null;
  /** Told the time of the nearest fix when the pointer is near the track. */
  onCursorChange: (timeS: number | null) => void;
}

/** How near the pointer must be to the track. */
const REACH_PX = { hover: 24, tap: 40 };

/** One flight on the map, with the legs of a score and the cursor of the barogram. */
export function FlightMap(props: FlightMapProps) {
  const { track, score, airports, cursorTimeS } = props;
  const messages = useMessages();
  const colors = mapColors[useTheme()];
  const flight = useMemo(() => createFlight(track), [track]);
  const drawn = useMemo(() => scoredOn(flight.path, score), [flight, score]);
  const onPointer = useNearestFix(props, flight.finder);

  return (
    <BaseMap
      label={messages['map.flight']()}
      bounds={flight.bounds}
      onPointer={onPointer}
      description={<FlightMapText turnpoints={drawn.turnpoints} />}
      fallback={<FlightMapFallback path={flight.path} legs={drawn.legs} />}
    >
      {airports && <AirportLayer airports={airports} colors={colors} />}
      <LegLayer paths={drawn.legs} colors={colors} />
      <TrackLayer path={flight.path} color={trackPalette[0]} casing={TRACK_CASING} />
      <GroundMarkers path={flight.path} />
      <TurnpointMarkers turnpoints={drawn.turnpoints} onSelect={props.onCursorChange} />
      {cursorTimeS !== null && flight.path.length > 0 && (
        <CursorMarker path={flight} timeS={cursorTimeS} />
      )}
    </BaseMap>
  );
}

/** Light on every map, dark and satellite included. */
const TRACK_CASING = '#ffffff';

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

function scoredOn(path: MapPath, score: ScoredGeometry | undefined) {
  const lon = path[path.length >> 1]?.[0] ?? 0;
  return {
    turnpoints: score ? markedTurnpoints(score) : [],
    legs: score ? legPaths(score, lon) : [],
  };
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
