/**
 * The libraries of the flight page without the application: React with a response as plain text, uPlot
 * with the columns of a track, MapLibre with the application's base map and the track as one line.
 */
import 'maplibre-gl/dist/maplibre-gl.css';
import 'uplot/dist/uPlot.min.css';
import type { FlightData, FlightDetail } from '@cloudstreet/sdk';
import * as maplibre from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import UPlot from 'uplot';
import baseMapUrl from '../../../packages/ui/build/base-map.pmtiles?url';
import reliefUrl from '../../../packages/ui/relief.pmtiles?url';
import { readBaseMap } from '../../../packages/ui/src/map/BaseMap/base-map-tiles.ts';
import { mapColors } from '../../../packages/ui/src/map/map-colors.ts';
import { BASE_MAP_SCHEME, createMapStyle } from '../../../packages/ui/src/map/map-style.ts';

const FIT_MARGIN_PX = 40;

maplibre.setWorkerUrl(workerUrl);
maplibre.addProtocol(BASE_MAP_SCHEME, readBaseMap);

/** Functions of this page that the bench calls. */
export interface BarePage {
  /** Loads the flight of the address, which also has the size of the map. */
  load: () => Promise<void>;
  /** Loads and mounts all of it; resolves with the milliseconds from the navigation. */
  open: () => Promise<{ figuresMs: number; mapMs: number }>;
  /** Mounts figures and plot; resolves with the milliseconds until both are there and the plot follows. */
  mountFigures: () => Promise<number>;
  /** Mounts the map; resolves with the milliseconds until its idle event. */
  mountMap: () => Promise<number>;
  /** Moves a marker of the mounted map to the fix under the cursor of the mounted plot. */
  connect: () => void;
  unmount: () => void;
}

declare global {
  var bare: BarePage;
}

let flight: FlightDetail;
let track: FlightData;
let plot: UPlot | undefined;
let map: maplibre.Map | undefined;
let root: ReturnType<typeof createRoot> | undefined;

globalThis.bare = { load, open, mountFigures, mountMap, connect, unmount };

async function load(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const id = query.get('flight');
  [flight, track] = await Promise.all(
    ['flightdetail', 'flightdata'].map(async (name) => (await fetch(`/v1/${name}/${id}`)).json()),
  );
  const { style } = document.querySelector<HTMLElement>('#map')!;
  [style.width, style.height] = [`${query.get('width')}px`, `${query.get('height')}px`];
}

async function open(): Promise<{ figuresMs: number; mapMs: number }> {
  await load();
  const [figuresMs, mapMs] = await Promise.all([mountFigures().then(now), mountMap().then(now)]);
  return { figuresMs, mapMs };
}

function now(): number {
  return performance.now();
}

async function mountFigures(): Promise<number> {
  const columns: UPlot.AlignedData = [track.time, track.alt];
  const startedAt = performance.now();
  root = createRoot(document.querySelector('#figures')!);
  const isRendered = new Promise<void>((resolve) => {
    root?.render(<FlightFigures onRendered={resolve} />);
  });
  plot = createPlot(columns);
  await isRendered;
  await new Promise(requestAnimationFrame);
  plot.setCursor({ left: 100, top: 100 });
  await new Promise(requestAnimationFrame);
  return performance.now() - startedAt;
}

function createPlot(columns: UPlot.AlignedData): UPlot {
  const host = document.querySelector<HTMLElement>('#plot')!;
  const { clientWidth: width, clientHeight: height } = host;
  const series = [{}, { stroke: 'steelblue', width: 1.5 }];
  return new UPlot({ width, height, series, legend: { show: false } }, columns, host);
}

function FlightFigures({ onRendered }: { onRendered: () => void }) {
  useEffect(onRendered);
  return <Value value={flight} />;
}

/** Each figure of the response with its name. */
function Value({ value }: { value: unknown }): ReactNode {
  if (typeof value !== 'object' || value === null) return String(value);
  return (
    <dl>
      {Object.entries(value).map(([name, part]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Value value={part} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

async function mountMap(): Promise<number> {
  const { geom } = track;
  const style = createMapStyle(mapColors.light, { baseMapUrl, reliefUrl });
  const line = { type: 'Feature' as const, geometry: geom, properties: {} };
  // In the style from the beginning, so that it is drawn by the first idle event.
  Object.assign(style.sources, { track: { type: 'geojson', data: line } });
  style.layers.push({
    id: 'track',
    type: 'line',
    source: 'track',
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': 'steelblue', 'line-width': 2.5 },
  });
  const bounds = new maplibre.LngLatBounds();
  for (const [lon = 0, lat = 0] of geom.coordinates) bounds.extend([lon, lat]);
  const startedAt = performance.now();
  map = new maplibre.Map({
    container: 'map',
    style,
    bounds,
    fitBoundsOptions: { padding: FIT_MARGIN_PX },
    fadeDuration: 0,
  });
  await map.once('idle');
  return performance.now() - startedAt;
}

function connect(): void {
  const { geom } = track;
  if (!map || !plot) throw new Error('Mount figures and map first.');
  const placeOf = (fix: number) => geom.coordinates[fix] as [number, number];
  const marker = new maplibre.Marker().setLngLat(placeOf(0)).addTo(map);
  plot.hooks.setCursor = [({ cursor }) => marker.setLngLat(placeOf(cursor.idx ?? 0))];
}

function unmount(): void {
  root?.unmount();
  plot?.destroy();
  map?.remove();
  root = plot = map = undefined;
}
