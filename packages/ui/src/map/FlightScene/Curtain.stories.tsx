import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CustomRenderMethodInput, Map as MapLibreMap } from 'maplibre-gl';
import { expect } from 'storybook/test';
import { scenePoints, worldPerMetre, worldPlace } from './scene-geometry.js';
import { createSceneLayer } from './scene-layer.js';

const [WIDTH_PX, HEIGHT_PX] = [200, 100];
const LAT = 50;
const [WEST, EAST] = [9, 9.1];
const ALTITUDE_M = 1000;

/** The graphics of a scene without its map. */
const meta: Meta = {
  render: () => <canvas width={WIDTH_PX} height={HEIGHT_PX} aria-hidden />,
};
export default meta;
type Story = StoryObj;

/** A level flight to the east. */
function trackAt(altitudeM: number) {
  const path = [
    [WEST, LAT],
    [EAST, LAT],
  ] as const;
  const colors = { coloring: undefined, classes: [], plain: '#ff0000' };
  return { points: scenePoints({ path, altitudeM: [altitudeM, altitudeM] }, colors), widthPx: 3 };
}

/**
 * From the south and without perspective: the flight fills the middle eight tenths, sea level is a
 * quarter of the way up and its altitude three quarters.
 */
function sideView(): number[] {
  const [from, to] = [worldPlace([WEST, LAT]).x, worldPlace([EAST, LAT]).x];
  const eastScale = 1.6 / (to - from);
  const upwards = 1 / (ALTITUDE_M * worldPerMetre(LAT));
  const columns = [
    [eastScale, 0, 0, 0],
    [0, 0, 0, 0],
    [0, upwards, 0, 0],
    [(-eastScale * (from + to)) / 2, -0.5, 0, 1],
  ];
  return columns.flat();
}

function drawnIn(canvasElement: HTMLElement, { exaggeration = 1, isHidden = false } = {}) {
  const canvas = canvasElement.querySelector('canvas');
  const gl = canvas?.getContext('webgl2', { antialias: false });
  if (!gl) throw new Error('There is no WebGL here.');
  const scene = createSceneLayer();
  scene.setTracks([{ ...trackAt(ALTITUDE_M), isHidden }, trackAt(1.4 * ALTITUDE_M)]);
  scene.setLook({ exaggeration, casing: [255, 255, 255], ink: [0, 0, 0] });
  const map = {
    getCenter: () => ({ lat: LAT, lng: (WEST + EAST) / 2 }),
    getCanvas: () => canvas,
  } as unknown as MapLibreMap;
  const input = {
    defaultProjectionData: { mainMatrix: sideView() },
  } as unknown as CustomRenderMethodInput;
  scene.layer.onAdd?.(map, gl);
  gl.clear(gl.COLOR_BUFFER_BIT);
  scene.layer.render(gl, input);
  /** Red and opacity at shares of width and height, from the left and from below. */
  const seenAt = (right: number, above: number) => {
    const pixel = new Uint8Array(4);
    const [x, y] = [right * WIDTH_PX, above * HEIGHT_PX];
    gl.readPixels(x, y, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    return { red: pixel[0] ?? 0, opacity: pixel[3] ?? 0 };
  };
  const free = () => scene.layer.onRemove?.(map, gl);
  return { seenAt, free };
}

const NOTHING = { red: 0, opacity: 0 };

/** The flight itself has a curtain in its colour, down to the sea, through which one sees; others have none. */
export const Curtain: Story = {
  play: async ({ canvasElement }) => {
    const { seenAt, free } = drawnIn(canvasElement);
    for (const above of [0.3, 0.5, 0.7]) {
      const { red, opacity } = seenAt(0.5, above);
      await expect(opacity).toBeGreaterThan(60);
      await expect(opacity).toBeLessThan(190);
      await expect(red).toBe(opacity);
    }
    // Below the sea, over the flight, below the other one, and before the flight began.
    for (const [right, above] of [
      [0.5, 0.2],
      [0.5, 0.85],
      [0.05, 0.5],
    ] as const) {
      await expect(seenAt(right, above)).toEqual(NOTHING);
    }
    free();
  },
};

/** It reaches as high as heights are drawn. */
export const Exaggerated: Story = {
  play: async ({ canvasElement }) => {
    const { seenAt, free } = drawnIn(canvasElement, { exaggeration: 2 });
    await expect(seenAt(0.5, 0.95).opacity).toBeGreaterThan(60);
    await expect(seenAt(0.5, 0.2)).toEqual(NOTHING);
    free();
  },
};

/** It goes with its track. */
export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    const { seenAt, free } = drawnIn(canvasElement, { isHidden: true });
    for (const above of [0.3, 0.5, 0.75]) await expect(seenAt(0.5, above)).toEqual(NOTHING);
    await expect(seenAt(0.5, 0.95).opacity).toBe(255);
    free();
  },
};
