import { useMemo } from 'react';
import { useColorClasses } from '../use-color-classes.js';
import { createFlight, scoredOn, viewWith } from './drawn-flight.js';
import type { DrawnMapProps } from './flight-map-props.js';
import { drawnTracks } from './layers/other-tracks.js';
import type { RasterLayer } from './map-features.js';
import { isShown, type LayerName, type MapLayers, shownRasters } from './map-layers.js';

const NO_LAYERS: MapLayers = {};
const NO_RASTERS: RasterLayer[] = [];
/** Used if the scored course is switched off. */
const NO_COURSE: Pick<ReturnType<typeof scoredOn>, 'legs' | 'turnpoints'> = {
  legs: [],
  turnpoints: [],
};

export type FlightParts = ReturnType<typeof useFlightParts>;

/** Computes the parts of a flight that its map draws. */
export function useFlightParts(props: DrawnMapProps) {
  const { track, score, layers = NO_LAYERS, rasterLayers = NO_RASTERS } = props;
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
  const course = shown.score ? drawn : NO_COURSE;
  return {
    layers,
    shown,
    flight,
    drawn,
    course,
    bounds,
    whole,
    coloring,
    classes,
    tracks,
    rasters,
  };
}

/** Returns the props of the layers that are switched on. */
function shownParts(props: DrawnMapProps, layers: MapLayers) {
  const only = <Name extends Exclude<LayerName, 'track'>>(name: Name): DrawnMapProps[Name] =>
    isShown(layers, name) ? props[name] : undefined;
  const hasWaypoints = props.waypointLayers?.some(({ key }) => isShown(layers, key)) ?? false;
  return {
    track: isShown(layers, 'track'),
    score: isShown(layers, 'score'),
    task: only('task'),
    airports: only('airports'),
    airportsInView: isShown(layers, 'airports'),
    thermals: only('thermals'),
    winds: only('winds'),
    glides: only('glides'),
    waypoints: hasWaypoints ? props.waypoints : undefined,
    arrivals: hasWaypoints ? props.arrivals : only('arrivals'),
    airspaces: only('airspaces'),
    otherTracks: only('otherTracks'),
    trail: only('trail'),
    meetings: only('meetings'),
    intervals: only('intervals'),
  };
}
