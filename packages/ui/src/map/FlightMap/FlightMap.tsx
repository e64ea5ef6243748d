import type { ThermalFeature } from '@cloudstreet/scoring/analysis';
import { memo, useMemo, useRef } from 'react';
import { at } from '../../charts/flight-columns.js';
import type { FlightPictures } from '../../charts/flight-pictures.js';
import {
  type KeptCursor,
  type SharedCursor,
  useCursorStore,
} from '../../charts/use-cursor-store.js';
import type { Messages } from '../../generated/messages/types.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { useTheme } from '../../theme/ThemeProvider.js';
import { colors as themeColors } from '../../theme/tokens.js';
import type { MapAirport } from '../AirportLayer.js';
import { BaseMap, type MapPointer } from '../BaseMap/BaseMap.js';
import { mapColors } from '../map-colors.js';
import type { createFixFinder } from '../nearest-fix.js';
import type { MarkedTurnpoint, ScoredGeometry } from '../scored-geometry.js';
import type { TrackColoring } from '../track-coloring.js';
import { useColorClasses } from '../use-color-classes.js';
import { createFlight, type MapTrack, scoredOn, viewWith } from './drawn-flight.js';
import { FlightMapFallback } from './FlightMapFallback.js';
import { FlightMapText } from './FlightMapText.js';
import { FlightSurroundings } from './FlightSurroundings.js';
import { FlightTrack } from './FlightTrack.js';
import { FollowCursor } from './FollowCursor.js';
import { GliderCanvas } from './gliders/GliderCanvas.js';
import { type LayerChoice, LayersMenu } from './LayersMenu.js';
import { LegLayer } from './layers/LegLayer.js';
import { drawnTracks, type OtherTrack } from './layers/other-tracks.js';
import { MapLegend } from './MapLegend.js';
import type {
  MapAirspace,
  MapArrival,
  MapGlide,
  MapStretch,
  MapTaskPoint,
  MapTrail,
  MapWind,
  RasterLayer,
} from './map-features.js';
import {
  isShown,
  LAYER_NAMES,
  type LayerName,
  type MapLayers,
  rasterChoices,
  shownRasters,
} from './map-layers.js';
import { GroundMarkers } from './markers/GroundMarkers.js';
import { MarkerRoom } from './markers/MarkerRoom.js';
import { PictureMarkers } from './markers/PictureMarkers.js';
import { TurnpointMarkers } from './markers/TurnpointMarkers.js';

/** What the map of a flight shows, whatever the moment. */
export interface DrawnMapProps {
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
  /** Colours of the track. Keep the object the same between renders. */
  coloring?: TrackColoring | undefined;
  /** From `thermalFeatures`. Keep this list and the following the same between renders. */
  thermals?: readonly ThermalFeature[] | undefined;
  winds?: readonly MapWind[] | undefined;
  /** From thermal to thermal, each with its figures. */
  glides?: readonly MapGlide[] | undefined;
  /** The points of the declared task in their order. */
  task?: readonly MapTaskPoint[] | undefined;
  /**
   * Airports with the height that one would come to them at; an empty list where there are such
   * heights at other moments.
   */
  arrivals?: readonly MapArrival[] | undefined;
  airspaces?: readonly MapAirspace[] | undefined;
  /** How many airspaces there are, where these are the smallest of them. */
  airspaceTotal?: number | undefined;
  /** Up to eleven further flights, each in a colour of its own. */
  otherTracks?: readonly OtherTrack[] | undefined;
  /** When it was flown together with others. */
  meetings?: readonly MapStretch[] | undefined;
  /** Parts to set off, such as a selection. */
  intervals?: readonly MapStretch[] | undefined;
  /** The way that the gliders came to the cursor. Keep the object the same between renders. */
  trail?: MapTrail | undefined;
  /** Whether the map keeps the glider in its middle, as in a replay. */
  followsCursor?: boolean | undefined;
  /** Satellite pictures, weather maps and the like; none where left out. */
  rasterLayers?: readonly RasterLayer[] | undefined;
  /** Told once the flight itself is drawn. Keep the function the same between renders. */
  onFirstPicture?: (() => void) | undefined;
  /** What the reader switched on and off before. */
  layers?: MapLayers | undefined;
  /** Told what the reader switched, to be remembered. Without it there is no menu. */
  onLayersChange?: ((layers: MapLayers) => void) | undefined;
}

/** The cursor moves to the nearest fix when the pointer is near the track. */
export interface FlightMapProps extends DrawnMapProps, SharedCursor {}

/** How near the pointer must be to the track. */
const REACH_PX = { hover: 24, tap: 40 };

/**
 * One flight on the map, with the legs of a score and the cursor of the barogram. Moving the cursor
 * draws the gliders and renders nothing else.
 */
export function FlightMap({ cursor, cursorTimeS, onCursorChange, ...drawn }: FlightMapProps) {
  return <DrawnFlight {...drawn} {...useCursorStore({ cursor, cursorTimeS, onCursorChange })} />;
}

type DrawnFlightProps = DrawnMapProps & KeptCursor;

const NO_LAYERS: MapLayers = {};
const NO_RASTERS: RasterLayer[] = [];

const DrawnFlight = memo(function DrawnFlight(props: DrawnFlightProps) {
  const { track, score, hasLanding = true, pictures, cursor, onCursorChange } = props;
  const { layers = NO_LAYERS, onLayersChange, rasterLayers = NO_RASTERS } = props;
  const messages = useMessages();
  const theme = useTheme();
  const colors = mapColors[theme];
  const shown = shownParts(props, layers);
  const flight = useMemo(() => createFlight(track), [track]);
  const drawn = useMemo(() => scoredOn(flight, score), [flight, score]);
  const bounds = useMemo(() => viewWith(flight, drawn.turnpoints), [flight, drawn]);
  const whole = useMemo(
    () => viewWith({ ...flight, bounds }, props.task),
    [flight, bounds, props.task],
  );
  const coloring = shown.track ? props.coloring : undefined;
  const classes = useColorClasses(coloring);
  const tracks = useMemo(
    () => drawnTracks(shown.otherTracks ?? [], flight.lon),
    [shown.otherTracks, flight],
  );
  const rasters = useMemo(() => shownRasters(rasterLayers, layers), [rasterLayers, layers]);
  const onPointer = useNearestFix(track, flight.finder, onCursorChange);
  const choices = layerChoices(props, messages);

  return (
    <BaseMap
      label={messages['map.flight']()}
      bounds={bounds}
      whole={whole}
      onPointer={onPointer}
      controls={
        onLayersChange &&
        choices.length > 0 && (
          <LayersMenu choices={choices} layers={layers} onLayersChange={onLayersChange} />
        )
      }
      overlay={
        <MapLegend
          coloring={coloring && classes && { by: coloring.by, classes }}
          tracks={tracks}
          arrivals={shown.arrivals ?? []}
          hasMeetings={(shown.meetings ?? []).length > 0}
          cutAirspaces={cutAirspaces(shown.airspaces, props.airspaceTotal)}
          rasters={{ rasters, cursor, isPlaying: props.trail?.isPlaying }}
        />
      }
      description={<FlightMapText turnpoints={drawn.turnpoints} />}
      fallback={<FlightMapFallback paths={[flight.path]} legs={drawn.legs} />}
    >
      <LegLayer
        paths={shown.score ? drawn.legs : NO_LEGS}
        turnpoints={shown.score ? drawn.turnpoints : NO_TURNPOINTS}
        colors={colors}
      />
      {shown.track && (
        <FlightTrack
          path={flight.path}
          stretches={drawn.stretches}
          coloring={coloring}
          classes={classes}
        />
      )}
      <FlightSurroundings
        {...shown}
        rasters={rasters}
        isPlaying={props.trail?.isPlaying}
        tracks={tracks}
        flight={flight}
        cursor={cursor}
        colors={colors}
        chart={themeColors[theme].chart}
        onFirstPicture={props.onFirstPicture}
      />
      <MarkerRoom turnpoints={shown.score ? drawn.turnpoints : NO_TURNPOINTS} />
      <GroundMarkers path={flight.path} hasLanding={hasLanding} />
      {shown.score && <TurnpointMarkers turnpoints={drawn.turnpoints} onSelect={onCursorChange} />}
      {pictures && flight.path.length > 0 && <PictureMarkers path={flight} pictures={pictures} />}
      {flight.path.length > 0 && <GliderCanvas flight={flight} tracks={tracks} cursor={cursor} />}
      {flight.path.length > 0 && props.followsCursor && (
        <FollowCursor path={flight} cursor={cursor} />
      )}
    </BaseMap>
  );
});

const NO_LEGS: [number, number][][] = [];
const NO_TURNPOINTS: MarkedTurnpoint[] = [];

/** How many of the airspaces are drawn, where that is not all of them. */
function cutAirspaces(airspaces: readonly MapAirspace[] = [], total = 0) {
  const shown = airspaces.length;
  return shown > 0 && shown < total ? { shown, total } : undefined;
}

/** What there is to draw of each layer that is switched on. */
function shownParts(props: DrawnFlightProps, layers: MapLayers) {
  const only = <Name extends Exclude<LayerName, 'track'>>(name: Name): DrawnFlightProps[Name] =>
    isShown(layers, name) ? props[name] : undefined;
  return {
    track: isShown(layers, 'track'),
    score: isShown(layers, 'score'),
    task: only('task'),
    airports: only('airports'),
    thermals: only('thermals'),
    winds: only('winds'),
    glides: only('glides'),
    arrivals: only('arrivals'),
    airspaces: only('airspaces'),
    otherTracks: only('otherTracks'),
    trail: only('trail'),
    meetings: only('meetings'),
    intervals: only('intervals'),
  };
}

function layerChoices(props: DrawnFlightProps, messages: Messages): LayerChoice[] {
  const known = LAYER_NAMES.filter((name) => {
    if (name === 'track') return props.track.timeS.length > 0;
    const part = props[name];
    if (part === undefined) return false;
    return name === 'arrivals' || !('length' in part) || part.length > 0;
  });
  return [
    ...known.map((name) => ({ key: name, name: messages[`map.layer.${name}`]() })),
    ...rasterChoices(props.rasterLayers ?? []),
  ];
}

/** Answers pointers over the map: the last of each frame, and only where it means another fix. */
function useNearestFix(
  track: MapTrack,
  finder: ReturnType<typeof createFixFinder>,
  onCursorChange: (timeS: number) => void,
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
