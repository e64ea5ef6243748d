import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { curvesAndPhases } from '../../../test/curves-and-phases.js';
import { hillTile } from '../../../test/hill-tile.js';
import { syntheticFlight } from '../../../test/synthetic-flight.js';
import { withMapSettings } from '../../../test/with-map-settings.js';
import { FlightScene } from './FlightScene.js';

const flight = syntheticFlight();
const { curves } = curvesAndPhases(flight);
const terrain = { encoding: 'terrarium', maxZoom: 10, load: hillTile } as const;
const at = (share: number) => flight.timeS[Math.floor(share * flight.timeS.length)] ?? 0;

const meta: Meta<typeof FlightScene> = {
  component: FlightScene,
  decorators: [withMapSettings],
  args: { track: flight, score: flight.score, terrain, cursorTimeS: null, onCursorChange: fn() },
  render: function ControlledFlightScene(args) {
    const [cursorTimeS, setCursor] = useState(args.cursorTimeS);
    return (
      <FlightScene
        {...args}
        cursorTimeS={cursorTimeS}
        onCursorChange={(timeS) => {
          setCursor(timeS);
          args.onCursorChange(timeS);
        }}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof FlightScene>;

/** Waits until graphics that no markup shows are drawn. */
async function drawn(canvasElement: HTMLElement, ground: 'raised' | 'flat') {
  await waitFor(
    async () => {
      await expect(canvasElement.querySelector('[data-track="drawn"]')).not.toBeNull();
      await expect(canvasElement.querySelector(`[data-ground="${ground}"]`)).not.toBeNull();
    },
    { timeout: 20_000 },
  );
}

export const OverHills: Story = {
  play: ({ canvasElement }) => drawn(canvasElement, 'raised'),
};
/** Heights twice as large, and the camera with the glider. */
export const Following: Story = {
  args: { cursorTimeS: at(0.4), coloring: { by: 'vario', values: curves.varioMps } },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement, 'raised');
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Point of view' }));
    await userEvent.click(within(document.body).getByRole('menuitemradio', { name: 'Heights 2×' }));
    const follow = canvas.getByRole('button', { name: 'Follow the glider' });
    await userEvent.click(follow);
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
  },
};
export const FlatGround: Story = {
  args: { terrain: undefined },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement, 'flat');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('over flat ground');
  },
};
/** Said once, however many tiles are missing. */
export const GroundUnknown: Story = {
  args: {
    terrain: { ...terrain, load: () => Promise.reject(new Error('The network is gone.')) },
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement, 'flat');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'could not be loaded',
    );
  },
};
export const Compared: Story = {
  args: {
    cursorTimeS: at(0.5),
    otherTracks: [
      { id: 1, name: 'Ada Beck', track: syntheticFlight({ airport: { lat: 50.3, lon: 9.5 } }) },
    ],
  },
};
