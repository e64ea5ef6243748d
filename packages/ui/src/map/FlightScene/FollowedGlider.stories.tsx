import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { syntheticFlight } from '../../../test/synthetic-flight.js';
import { withMapSettings } from '../../../test/with-map-settings.js';
import { sharedMap, withSharedMap } from '../../../test/with-shared-map.js';
import { createCursorStore } from '../../flight/cursor-store.js';
import { FlightScene } from './FlightScene.js';
import { SCENE_LAYER } from './scene-layer.js';

const flight = syntheticFlight({ intervalS: 20 });
const fixAt = (share: number) => Math.floor(share * flight.unixS.length);
const cursor = createCursorStore();

/** Large frames take long where there is no graphics card. */
const small: Decorator = (Story) => (
  <div style={{ inlineSize: '22rem', blockSize: '18rem' }}>
    <Story />
  </div>
);

const meta: Meta<typeof FlightScene> = {
  component: FlightScene,
  decorators: [small, withMapSettings, withSharedMap],
  args: { track: flight, score: flight.score, cursor },
};
export default meta;
type Story = StoryObj<typeof FlightScene>;

/** Returns the distance from the middle of the map to the glider in degrees. */
function awayFrom(map: MapLibreMap, fix: number) {
  const { lat, lng } = map.getCenter();
  return Math.hypot(lat - (flight.latDeg[fix] ?? 0), lng - (flight.lonDeg[fix] ?? 0));
}

function moveTo(fix: number) {
  cursor.set(flight.unixS[fix] ?? null);
}

async function dragMap(map: MapLibreMap) {
  const canvas = map.getCanvas();
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const pressed = (byPx: number) => ({
    clientX: left + width / 2 + byPx,
    clientY: top + height / 2,
    button: 0,
    buttons: 1,
  });
  await fireEvent.mouseDown(canvas, pressed(0));
  for (const byPx of [20, 40, 60]) {
    await fireEvent.mouseMove(canvas, pressed(byPx));
    await map.once('render');
  }
  await fireEvent.mouseUp(canvas, { ...pressed(60), buttons: 0 });
}

/** Ahead of the glider and below the horizon, as seen from behind it. */
const AHEAD_DEG = 0.05;

/** The camera flies behind the glider until the reader drags the map, and again at the button. */
export const LetGo: Story = {
  play: async ({ canvasElement }) => {
    const map = await sharedMap(SCENE_LAYER);
    moveTo(fixAt(0.4));
    const follow = within(canvasElement).getByRole('button', { name: 'Follow the glider' });
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(awayFrom(map, fixAt(0.4))).toBeLessThan(AHEAD_DEG));
    await waitFor(() => expect(map.getZoom()).toBeGreaterThanOrEqual(12));
    await expect(map.getPitch()).toBeGreaterThan(70);
    moveTo(fixAt(0.5));
    await expect(awayFrom(map, fixAt(0.5))).toBeLessThan(AHEAD_DEG);

    await dragMap(map);
    await waitFor(() => expect(follow).toHaveAttribute('aria-pressed', 'false'));
    moveTo(fixAt(0.7));
    await expect(awayFrom(map, fixAt(0.7))).toBeGreaterThan(0.1);

    await userEvent.click(follow);
    await waitFor(() => expect(awayFrom(map, fixAt(0.7))).toBeLessThan(AHEAD_DEG));
  },
};
