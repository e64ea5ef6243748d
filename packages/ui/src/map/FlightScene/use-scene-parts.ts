import { useMemo } from 'react';
import { useMessages } from '../../messages/MessagesProvider.js';
import { viewWith } from '../FlightMap/drawn-flight.js';
import { layerChoices } from '../FlightMap/layer-choices.js';
import { drawnTracks, spacePaths } from '../FlightMap/layers/other-tracks.js';
import { isShown, type LayerName, type MapLayers, shownRasters } from '../FlightMap/map-layers.js';
import { useColorClasses } from '../use-color-classes.js';
import type { DrawnSceneProps } from './flight-scene-props.js';
import { createFlight, markedOn } from './scene-tracks.js';

/** Layers of a map that the 3D scene draws too. */
const SCENE_LAYERS = ['track', 'score', 'trail', 'otherTracks'] as const satisfies LayerName[];

const NO_LAYERS: MapLayers = {};
const NONE: never[] = [];
/** Used if the layer of the course is switched off. */
const NO_COURSE: ReturnType<typeof markedOn> = { turnpoints: [], legs: [] };

/** Returns the parts of a 3D scene. Lists and objects are memoised: they change only with their content. */
export function useSceneParts(props: DrawnSceneProps) {
  const { track, score, layers = NO_LAYERS, rasterLayers = NONE, otherTracks = NONE } = props;
  const { company = NONE } = props;
  const messages = useMessages();
  const flight = useMemo(() => createFlight(track), [track]);
  const marked = useMemo(() => markedOn(flight, score), [flight, score]);
  const bounds = useMemo(() => viewWith(flight, marked.turnpoints), [flight, marked]);
  const showsTrack = isShown(layers, 'track');
  const coloring = showsTrack ? props.coloring : undefined;
  const classes = useColorClasses(coloring);
  const inSpace = useMemo(() => drawnTracks(otherTracks, flight.lon), [otherTracks, flight]);
  const nearby = useMemo(() => spacePaths(company, flight.lon), [company, flight]);
  const showsOthers = isShown(layers, 'otherTracks');
  const others: typeof inSpace = showsOthers ? inSpace : NONE;
  const rasters = useMemo(() => shownRasters(rasterLayers, layers), [rasterLayers, layers]);
  const trail = isShown(layers, 'trail') ? props.trail : undefined;
  return {
    layers,
    /** Layers with content, for the menu. */
    choices: layerChoices(
      SCENE_LAYERS,
      { ...props, otherTracks: [...otherTracks, ...company] },
      messages,
    ).choices,
    flight,
    marked,
    course: isShown(layers, 'score') ? marked : NO_COURSE,
    bounds,
    showsTrack,
    coloring,
    classes,
    others,
    company: showsOthers ? nearby : NONE,
    rasters,
    /** Length of the highlighted track just flown, in seconds; 0 while paused. */
    trailS: trail?.isPlaying ? trail.lengthS : 0,
  };
}
