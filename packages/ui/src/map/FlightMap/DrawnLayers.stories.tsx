import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FeatureCollection, Geometry } from 'geojson';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { syntheticFlight } from '../../../test/synthetic-flight.js';
import { withMapSettings } from '../../../test/with-map-settings.js';
import { sharedMap, withSharedMap } from '../../../test/with-shared-map.js';
import { trackPalettes } from '../../theme/tokens.js';
import { FlightMap } from './FlightMap.js';
import type { MapAirspace } from './map-features.js';

const flight = syntheticFlight({ intervalS: 20 });
const { latDeg, lonDeg, unixS } = flight;
const at = (fix: number) => unixS[fix] ?? 0;
const placeAt = (fix: number) => ({ lat: latDeg[fix] ?? 0, lon: lonDeg[fix] ?? 0 });
const wayBetween = (from: number, to: number) =>
  lonDeg.slice(from, to + 1).map((x, index) => [x, latDeg[from + index]]);

function airspace(name: string, west: number, isInactive?: boolean): MapAirspace {
  const east = west + 0.3;
  const outline = [
    [west, 50.3],
    [east, 50.3],
    [east, 50.6],
    [west, 50.6],
    [west, 50.3],
  ] as const;
  return { name, airspaceClass: 'D', floor: 'GND', ceiling: 'FL 100', outline, isInactive };
}

const meta: Meta<typeof FlightMap> = {
  component: FlightMap,
  decorators: [withMapSettings, withSharedMap],
  args: {
    track: flight,
    score: flight.score,
    cursorTimeS: at(300),
    airports: [{ id: 1, name: 'Musterfeld', lat: 50.43, lon: 9.62 }],
    thermals: [
      {
        startS: at(100),
        endS: at(120),
        centre: placeAt(110),
        driftEastMps: 2,
        driftNorthMps: 0,
        baseM: 700,
        topM: 1934,
        gainM: 1234,
        climbMps: 2.4,
        turn: 'left',
      },
    ],
    winds: [{ ...placeAt(200), speedKmh: 21, directionDeg: 250 }],
    glides: [{ startS: at(130), endS: at(200), distanceKm: 18.4, speedKmh: 118, glideRatio: 34 }],
    task: [
      { name: 'Musterfeld', lat: 50.43, lon: 9.62 },
      { name: 'Weitental', lat: 50.05, lon: 10.3 },
    ],
    arrivals: [{ name: 'Langenfeld', lat: 50.2, lon: 9.3, arrivalM: 640, kind: 'save' }],
    airspaces: [airspace('Musterstadt', 9.3), airspace('Hohe Warte', 9.8, true)],
    otherTracks: [
      {
        id: 1,
        name: 'Ada Beck',
        color: trackPalettes.light[1],
        track: syntheticFlight({ airport: { lat: 50.3, lon: 9.5 }, intervalS: 60 }),
      },
    ],
    meetings: [
      { startS: at(150), endS: at(170), name: 'Ada Beck' },
      { startS: at(400) + 1, endS: at(400) + 5, name: 'Jan Otto' },
    ],
    intervals: [{ startS: at(250) + 4, endS: at(290) - 4 }],
    trail: { lengthS: 300, isPlaying: true },
    layers: { arrivals: true },
  },
  render: function SwitchableFlightMap(args) {
    const [layers, setLayers] = useState(args.layers);
    return <FlightMap {...args} layers={layers} onLayersChange={setLayers} />;
  },
};
export default meta;
type Story = StoryObj<typeof FlightMap>;

/** Returns the features of a source that the map draws. */
function featuresOf(map: MapLibreMap, source: string) {
  const specification = map.getStyle().sources[source];
  if (specification?.type !== 'geojson') throw new Error(`${source} is no source of features.`);
  // Every layer of the flight has its features at hand; none has a URL.
  return (specification.data as FeatureCollection<Exclude<Geometry, { geometries: unknown }>>)
    .features;
}

const pathsOf = (map: MapLibreMap, source: string) =>
  featuresOf(map, source).map(({ geometry }) => geometry.coordinates);

/** The names of what is seen of a layer. */
function labelsOn(map: MapLibreMap, layer: string) {
  const seen = map.queryRenderedFeatures({ layers: [layer] });
  return [...new Set(seen.map(({ properties }) => properties['label'] as string))];
}

function drawingOf(map: MapLibreMap, layer: string) {
  const name = map.getLayoutProperty(layer, 'icon-image');
  if (typeof name !== 'string') throw new Error(`${layer} has no drawing.`);
  return map.getImage(name).data;
}

/** Counts the pixels of a drawing that are not empty, in its upper and its lower half. */
function inkOf({ data, width }: { data: ArrayLike<number>; width: number }) {
  const opaque = Array.from(data, (value, index) => index % 4 === 3 && value > 127);
  const half = (opaque.length / width / 4 / 2) * width * 4;
  const count = (from: number, to: number) => opaque.slice(from, to).filter(Boolean).length;
  return { upper: count(0, half), lower: count(half, opaque.length) };
}

/** Each layer has what it is there for: figures, directions, parts of the flight. */
export const Contents: Story = {
  play: async () => {
    const map = await sharedMap('cs-winds');
    const [thermal] = featuresOf(map, 'cs-thermals');
    await expect(thermal?.properties?.['label']).toBe('+2.4\u202fm/s\n1,234\u202fm');

    // An arrow that points north is turned to where the wind blows, however the map is turned.
    const [wind] = featuresOf(map, 'cs-winds');
    await expect(Number(wind?.properties?.['towards']) % 360).toBe(70);
    await expect(map.getLayoutProperty('cs-winds', 'icon-rotate')).toEqual(['get', 'towards']);
    await expect(map.getLayoutProperty('cs-winds', 'icon-rotation-alignment')).toBe('map');
    const ink = inkOf(drawingOf(map, 'cs-winds'));
    await expect(ink.upper).toBeGreaterThan(ink.lower * 1.5);

    await expect(pathsOf(map, 'cs-meetings')).toEqual([wayBetween(150, 170)]);
    await expect(pathsOf(map, 'cs-intervals')).toEqual([wayBetween(250, 290)]);
    await expect(pathsOf(map, 'cs-trails')[0]).toEqual(wayBetween(285, 300));
  },
};

/** An airspace that was not active then has a dashed outline and no area. */
export const InactiveAirspace: Story = {
  play: async () => {
    const map = await sharedMap('cs-airspace-inactive-edges');
    await waitFor(() =>
      expect(labelsOn(map, 'cs-airspace-inactive-edges')).toEqual(['D Hohe Warte GND – FL 100']),
    );
    const active = ['D Musterstadt GND – FL 100'];
    await expect(labelsOn(map, 'cs-airspace-areas')).toEqual(active);
    await expect(labelsOn(map, 'cs-airspace-edges')).toEqual(active);
    const dashOf = (layer: string) => map.getPaintProperty(layer, 'line-dasharray');
    await expect(dashOf('cs-airspace-inactive-edges')).toEqual([2, 3]);
    await expect(dashOf('cs-airspace-edges')).toBeUndefined();
  },
};

const BELOW_THE_FLIGHT = [
  'cs-airspace-areas',
  'cs-airspace-edges',
  'cs-other-tracks-line',
  'cs-trails-line',
  'cs-meetings-line',
  'cs-intervals-line',
  'cs-task-legs',
  'cs-thermal-circles',
  'cs-winds',
];

/**
 * Names that get their room first are uppermost, whatever is switched; areas, thermals and other
 * lines lie below the flight.
 */
export const Order: Story = {
  play: async ({ canvasElement }) => {
    const map = await sharedMap('cs-marker-room');
    const canvas = within(canvasElement);
    const expectOrder = async () => {
      const order = map.getLayersOrder();
      const names = order.filter((id) => map.getLayer(id)?.type === 'symbol');
      await expect(names.slice(-2)).toEqual(['cs-airport-names', 'cs-marker-room']);
      const flown = order.indexOf('cs-legs-casing');
      const places = BELOW_THE_FLIGHT.map((id) => order.indexOf(id));
      await expect(places.every((place) => place > 0 && place < flown)).toBe(true);
      await expect(order.indexOf('cs-track-line')).toBeGreaterThan(flown);
    };
    await waitFor(expectOrder);

    await userEvent.click(await canvas.findByRole('button', { name: 'Layers' }));
    const page = within(document.body);
    const press = async (name: string) =>
      userEvent.click(await page.findByRole('menuitemcheckbox', { name }));
    await press('Thermals');
    await press('Recent track');
    await waitFor(() => expect(map.getLayer('cs-thermal-labels')).toBeUndefined());
    await expect(map.getLayer('cs-trails-line')).toBeUndefined();
    await expect(map.getSource('cs-trails')).toBeUndefined();
    await press('Thermals');
    await press('Recent track');
    await waitFor(async () => {
      await expect(map.getLayer('cs-thermal-labels')).toBeDefined();
      await expect(pathsOf(map, 'cs-trails')[0]).toEqual(wayBetween(285, 300));
      await expectOrder();
    });
    await userEvent.keyboard('{Escape}');
  },
};
