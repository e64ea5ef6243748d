import type { ThermalFeature } from '@cloudstreet/scoring/analyse';
import { useMap } from '@vis.gl/react-maplibre';
import { memo, useEffect, useMemo } from 'react';
import type { CursorStore } from '../../flight/cursor-store.js';
import type { ColorTokens } from '../../theme/tokens.js';
import { AirportLayer, type MapAirport } from '../AirportLayer.js';
import { AirportsInView } from '../airports-in-view/AirportsInView.js';
import type { MapColors } from '../map-colors.js';
import type { TimedPath } from '../place-at.js';
import { AirspaceLayer } from './layers/AirspaceLayer.js';
import { ArrivalLayer } from './layers/ArrivalLayer.js';
import { FLIGHT_LAYER } from './layers/flight-layer.js';
import { GlideLayer } from './layers/GlideLayer.js';
import { IntervalLayer } from './layers/IntervalLayer.js';
import { OtherTracks } from './layers/OtherTracks.js';
import type { DrawnTrack } from './layers/other-tracks.js';
import { TaskLayer } from './layers/TaskLayer.js';
import { ThermalLayer } from './layers/ThermalLayer.js';
import { TrailLayer } from './layers/TrailLayer.js';
import { WaypointDots } from './layers/WaypointDots.js';
import { WindLayer } from './layers/WindLayer.js';
import type {
  MapAirspace,
  MapArrival,
  MapGlide,
  MapInterval,
  MapTaskPoint,
  MapTrail,
  MapWaypoint,
  MapWind,
  RasterLayer,
} from './map-features.js';
import { RasterTiles } from './rasters/RasterTiles.js';
import { useLayerAdded } from './use-layer-added.js';

export interface FlightSurroundingsProps {
  airports: readonly MapAirport[] | undefined;
  /** Whether to show airports that the flight did not use. */
  airportsInView: boolean;
  thermals: readonly ThermalFeature[] | undefined;
  winds: readonly MapWind[] | undefined;
  glides: readonly MapGlide[] | undefined;
  task: readonly MapTaskPoint[] | undefined;
  waypoints: readonly MapWaypoint[] | undefined;
  arrivals: readonly MapArrival[] | undefined;
  airspaces: readonly MapAirspace[] | undefined;
  trail: MapTrail | undefined;
  meetings: readonly MapInterval[] | undefined;
  intervals: readonly MapInterval[] | undefined;
  rasters: readonly RasterLayer[];
  /** Applies even if the trail is switched off. */
  isPlaying: boolean | undefined;
  tracks: readonly DrawnTrack[];
  flight: TimedPath & { lon: number };
  cursor: CursorStore;
  colors: MapColors;
  chart: ColorTokens['chart'];
}

/** Layers that must be the last, because names of upper layers get their space first. */
const FIRST_NAMES = ['cs-airport-names', 'cs-marker-room'];

/** Layers around the flight, below and above it. */
export const FlightSurroundings = memo(function FlightSurroundings(props: FlightSurroundingsProps) {
  const { flight, colors, chart, cursor, rasters, tracks } = props;
  const { airports, thermals, winds, arrivals, airspaces, trail, meetings, intervals } = props;
  const { glides, task, waypoints } = props;
  const isAdded = useLayerAdded(FLIGHT_LAYER);
  const nearbyLon = flight.lon;
  const gliders = useMemo(
    () => [{ ...flight, color: chart.cursor }, ...tracks],
    [flight, chart, tracks],
  );
  const { current: map } = useMap();
  // Later layers are above earlier ones. New heights or winds in them do not change the order.
  const named = [airports, waypoints, arrivals, thermals, winds, glides, task, tracks[0]]
    .map((layer) => layer !== undefined)
    .join();
  // Whichever layer was added last, names avoid turnpoints and the airports of the flight.
  useEffect(() => {
    if (!isAdded) return;
    for (const id of FIRST_NAMES) if (map?.getLayer(id)) map.moveLayer(id);
  }, [map, isAdded, named]);
  if (!isAdded) return null;
  return (
    <>
      {rasters.map((raster) => (
        <RasterTiles key={raster.id} raster={raster} cursor={cursor} isPlaying={props.isPlaying} />
      ))}
      {airspaces && (
        <AirspaceLayer
          airspaces={airspaces}
          nearbyLon={nearbyLon}
          color={chart.airspace}
          casing={colors.casing}
        />
      )}
      {tracks.length > 0 && <OtherTracks tracks={tracks} casing={colors.casing} />}
      {trail?.isPlaying && <TrailLayer tracks={gliders} lengthS={trail.lengthS} cursor={cursor} />}
      {meetings && (
        <IntervalLayer
          id="meetings"
          intervals={meetings}
          flight={flight}
          color={chart.meeting}
          casing={colors.casing}
        />
      )}
      {intervals && (
        <IntervalLayer
          id="intervals"
          intervals={intervals}
          flight={flight}
          color={chart.curve}
          casing={colors.casing}
        />
      )}
      {/* Arrival heights mark the same places, unless those of waypoints are shown. */}
      {props.airportsInView && (!arrivals || waypoints) && (
        <AirportsInView
          except={airports}
          nearbyLon={nearbyLon}
          beforeId={FLIGHT_LAYER}
          colors={colors}
        />
      )}
      {task && <TaskLayer task={task} flight={flight} colors={colors} missColor={chart.attempt} />}
      {glides && <GlideLayer glides={glides} flight={flight} color={chart.glide} colors={colors} />}
      {airports && <AirportLayer airports={airports} colors={colors} names="above" />}
      {waypoints && <WaypointDots waypoints={waypoints} nearbyLon={nearbyLon} colors={colors} />}
      {arrivals && <ArrivalLayer arrivals={arrivals} nearbyLon={nearbyLon} colors={colors} />}
      {thermals && <ThermalLayer thermals={thermals} nearbyLon={nearbyLon} colors={colors} />}
      {winds && <WindLayer winds={winds} nearbyLon={nearbyLon} colors={colors} />}
    </>
  );
});
