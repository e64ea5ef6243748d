import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { syntheticFlight } from '../../../test/synthetic-flight.js';
import { withMapSettings } from '../../../test/with-map-settings.js';
import { Button } from '../../controls/Button/Button.js';
import { createCursorStore } from '../../flight/cursor-store.js';
import type { SceneStage } from './create-stage.js';
import { FlightScene } from './FlightScene.js';

const flight = syntheticFlight({ intervalS: 20 });
const cursor = createCursorStore();
const at = (share: number) => flight.unixS[Math.floor(share * flight.unixS.length)] ?? 0;
const SIZE_PX = { width: 320, height: 200 };

/** Large frames take long where there is no graphics card. */
const small: Decorator = (Story) => (
  <div style={SIZE_PX}>
    <Story />
  </div>
);

const onStage = fn<(stage: SceneStage) => void>();

const meta: Meta<typeof FlightScene> = {
  component: FlightScene,
  decorators: [small, withMapSettings],
  args: {
    track: flight,
    score: flight.score,
    cursor,
    onStage,
    pixelRatio: 2,
    exaggeration: 3,
    actions: <Button size="small">Record</Button>,
  },
  beforeEach: () => {
    onStage.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof FlightScene>;

/** Draws the scene at a time and returns its pixels. */
async function drawnAt(stage: SceneStage, timeS: number): Promise<Uint8ClampedArray> {
  const { width, height } = { width: 2 * SIZE_PX.width, height: 2 * SIZE_PX.height };
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  const { canvas } = await stage.draw(timeS, 1000 / 30);
  await expect([canvas.width, canvas.height]).toEqual([width, height]);
  context.drawImage(canvas, 0, 0);
  return context.getImageData(0, 0, width, height).data;
}

/** A scene for videos draws single frames of a given size. */
export const Frames: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(onStage).toHaveBeenCalledOnce(), { timeout: 20_000 });
    const stage = onStage.mock.lastCall![0];
    const early = await drawnAt(stage, at(0.3));
    const late = await drawnAt(stage, at(0.6));
    await expect(cursor.get()).toBe(at(0.6));
    await expect(new Set(early).size).toBeGreaterThan(20);
    const differing = early.filter((value, index) => value !== late[index]).length;
    await expect(differing).toBeGreaterThan(early.length / 20);
    await expect(stage.attribution()).toContain('Natural Earth');

    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Heights 3×' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Record' })).toBeVisible();
  },
};
