import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.js';
import { controlledMap } from '../../../test/controlled-map.js';
import { curvesAndPhases } from '../../../test/curves-and-phases.js';
import { hillTile } from '../../../test/hill-tile.js';
import { syntheticFlight } from '../../../test/synthetic-flight.js';
import { withMapSettings } from '../../../test/with-map-settings.js';
import { trackPalettes } from '../../theme/tokens.js';
import { FlightScene } from './FlightScene.js';
import type { FlightSceneProps } from './flight-scene-props.js';

const flight = syntheticFlight();
const { curves } = curvesAndPhases(flight);
const terrain = { encoding: 'terrarium', maxZoom: 10, load: hillTile } as const;
const at = (share: number) => flight.unixS[Math.floor(share * flight.unixS.length)] ?? 0;

/** Hills are much for a browser without a graphics card. */
const small: Decorator = (Story) => (
  <div style={{ inlineSize: '22rem', blockSize: '18rem' }}>
    <Story />
  </div>
);

const meta: Meta<typeof FlightScene> = {
  component: FlightScene,
  parameters: {
    guide: {
      keys: {
        'Arrow keys': 'Moves the view, with Shift it turns and tilts.',
        '+, -': 'Zooms.',
      },
      do: 'Offer the flat map as well.',
      dont: 'Start it by itself; it loads much.',
    } satisfies Guide,
  },
  decorators: [small, withMapSettings],
  args: { track: flight, score: flight.score, cursorTimeS: null, onCursorChange: fn() },
  render: controlledMap(FlightScene),
};
export default meta;
type Story = StoryObj<typeof FlightScene>;

/** Waits until graphics that no markup shows are drawn. */
async function drawn(canvasElement: HTMLElement) {
  await waitFor(
    async () => {
      await expect(canvasElement.querySelector('[data-track="drawn"]')).not.toBeNull();
      await expect(canvasElement.querySelector('[data-ground="flat"]')).not.toBeNull();
    },
    { timeout: 20_000 },
  );
}

/** Heights twice as large, and the camera behind the glider. `FollowedGlider` asserts the camera. */
export const Following: Story = {
  tags: ['slow-to-draw'],
  args: { cursorTimeS: at(0.4), coloring: { by: 'vario', values: curves.varioMps } },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Heights 2.5×' }));
    await userEvent.click(within(document.body).getByRole('menuitemradio', { name: 'Heights 2×' }));
    await expect(canvas.getByRole('button', { name: 'Heights 2×' })).toBeVisible();
    const follow = canvas.getByRole('button', { name: 'Follow the glider' });
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
  },
};
/** `Layers` asserts the same text. */
export const FlatGround: Story = {
  tags: ['slow-to-draw'],
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('over flat ground');
  },
};
const compared: Partial<FlightSceneProps> = {
  cursorTimeS: at(0.5),
  otherTracks: [
    {
      id: 1,
      name: 'Ada Beck',
      color: trackPalettes.light[1],
      track: syntheticFlight({ airport: { lat: 50.3, lon: 9.5 } }),
    },
  ],
};
export const Compared: Story = { args: compared, tags: ['slow-to-draw'] };
/** The ways just flown, of the gliders alone. */
export const Replayed: Story = {
  tags: ['slow-to-draw'],
  args: {
    ...compared,
    layers: { track: false, score: false },
    trail: { lengthS: 300, isPlaying: true },
  },
};

/** On a low map they take two columns. */
async function expectControlsInside(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const map = canvas.getByRole('region', { name: 'Flight in 3D' }).getBoundingClientRect();
  const controls = canvas.getByRole('toolbar', { name: 'Map view' }).getBoundingClientRect();
  await expect(controls.bottom).toBeLessThan(map.bottom);
  await expect(controls.width).toBeLessThan(map.width / 2);
}

/** Course and other flights are switched off, and their marks and names go with them. */
export const Layers: Story = {
  args: { ...compared, trail: { lengthS: 300, isPlaying: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Turnpoint 2' }, { timeout: 10_000 });
    await canvas.findByRole('list', { name: 'Other flights' });
    await expect(canvas.getByText(/over flat ground/)).toBeVisible();
    await expectControlsInside(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Layers' }));
    const page = within(document.body);
    await page.findByRole('menuitemcheckbox', { name: 'Recent track' });
    await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'Scored course' }));
    await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'Other flights' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Turnpoint 2' })).toBeNull());
    await expect(canvas.queryByRole('list', { name: 'Other flights' })).toBeNull();
    await expect(canvas.queryByText(/^Ada Beck/)).toBeNull();
  },
};
/** To be looked at: a journey of `e2e` proves that hills are drawn, which takes longer than a story may. */
export const OverHills: Story = { args: { terrain }, tags: ['!test'] };
