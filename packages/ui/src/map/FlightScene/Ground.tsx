import { Layer, Source, useMap } from '@vis.gl/react-maplibre';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { ThemeName } from '../../theme/tokens.js';
import { type SceneTerrain, serveTerrain } from '../terrain-protocol.js';
import { useBelowLabels } from '../use-label-layer.js';
import { sceneColors } from './scene-colors.js';

export interface GroundProps {
  /** Without it the ground is flat. */
  terrain: SceneTerrain | undefined;
  exaggeration: number;
  theme: ThemeName;
  /** Called with each tile that could not be loaded. */
  onUnknown: () => void;
}

const SOURCE = 'cs-ground';
/** Separate source, because the ground needs fewer tiles in the distance. */
const SHADE = 'cs-ground-shade';
const TILE_PX = 256;

/** Hills and sky. */
export function Ground({ terrain, exaggeration, theme, onUnknown }: GroundProps) {
  const { current: map } = useMap();
  const below = useBelowLabels();
  const scheme = `cs-ground-${useId().replaceAll(/\W/g, '')}`;
  const latest = useRef({ terrain, onUnknown });
  useLayoutEffect(() => {
    latest.current = { terrain, onUnknown };
  });
  const hasTerrain = terrain !== undefined;
  useEffect(() => {
    if (!hasTerrain) return undefined;
    const load: SceneTerrain['load'] = (...tile) => latest.current.terrain!.load(...tile);
    return serveTerrain(scheme, load, () => latest.current.onUnknown());
  }, [scheme, hasTerrain]);
  useEffect(() => {
    const target = map?.getMap();
    if (!target) return undefined;
    const settle = () => raise(target, hasTerrain ? exaggeration : undefined, theme);
    settle();
    target.on('styledata', settle);
    return () => {
      target.off('styledata', settle);
    };
  }, [map, hasTerrain, exaggeration, theme]);

  useGroundMark(hasTerrain);
  const tiles = useMemo(() => [`${scheme}://{z}/{x}/{y}`], [scheme]);
  if (!terrain) return null;
  const { encoding, maxZoom: maxzoom, attribution } = terrain;
  const source = { type: 'raster-dem', tiles, tileSize: TILE_PX, encoding, maxzoom } as const;
  const sources = attribution === undefined ? {} : { attribution };
  const { shade, light, accent, relief } = sceneColors[theme];
  return (
    <>
      <Source id={SOURCE} {...source} {...sources} />
      <Source id={SHADE} {...source}>
        <Layer
          {...below}
          id={SHADE}
          type="hillshade"
          paint={{
            'hillshade-shadow-color': shade,
            'hillshade-highlight-color': light,
            'hillshade-accent-color': accent,
            'hillshade-exaggeration': relief,
          }}
        />
      </Source>
    </>
  );
}

/** Restores only settings that a change of the style removed. */
function raise(map: MapLibreMap, exaggeration: number | undefined, theme: ThemeName) {
  if (!map.style?._loaded) return;
  const { sky } = sceneColors[theme];
  if (map.getSky()?.['sky-color'] !== sky['sky-color']) map.setSky(sky);
  if (exaggeration === undefined || !map.getSource(SOURCE)) return;
  const current = map.getTerrain();
  if (current?.source === SOURCE && current.exaggeration === exaggeration) return;
  map.setTerrain({ source: SOURCE, exaggeration });
}

/** Marks the map once its ground is drawn, for tests. */
function useGroundMark(hasTerrain: boolean) {
  const { current: map } = useMap();
  useEffect(() => {
    const target = map?.getMap();
    if (!target) return undefined;
    const mark = () => {
      const isRaised = hasTerrain && (target.queryTerrainElevation(target.getCenter()) ?? 0) !== 0;
      target.getContainer().dataset.ground = isRaised ? 'raised' : 'flat';
    };
    target.on('idle', mark);
    return () => {
      target.off('idle', mark);
    };
  }, [map, hasTerrain]);
}
