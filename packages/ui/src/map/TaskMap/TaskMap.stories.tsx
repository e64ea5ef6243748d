import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { type Guide, MAP_KEYS } from '../../../.storybook/guide.js';
import { withMapSettings } from '../../../test/with-map-settings.js';
import { TaskMap } from './TaskMap.js';

const HOME = { name: 'Musterfeld', lat: 46.5, lon: 6.9 };
const TRIANGLE = [
  HOME,
  { name: 'Hohe Warte', lat: 46.9, lon: 8.1 },
  { name: 'Seewiese', lat: 46.1, lon: 7.9 },
  HOME,
];

const meta: Meta<typeof TaskMap> = {
  component: TaskMap,
  parameters: {
    guide: {
      keys: MAP_KEYS,
      do: 'Use it beside a list of the same points.',
      dont: 'Use it for the task of a flight: `FlightMap` draws that.',
    } satisfies Guide,
  },
  decorators: [withMapSettings],
  args: { label: 'Map of the task', tasks: [TRIANGLE] },
};
export default meta;
type Story = StoryObj<typeof TaskMap>;

export const Task: Story = {};
export const Several: Story = {
  args: { tasks: [TRIANGLE, [HOME, { name: 'Bergsee', lat: 47.3, lon: 7.4 }, HOME]] },
};
const CIRCLE = Array.from({ length: 37 }, (_, step) => {
  const angle = (step * Math.PI) / 18;
  return { lat: 46.9 + 0.1 * Math.cos(angle), lon: 8.1 + 0.146 * Math.sin(angle) };
});
export const Selected: Story = {
  args: {
    tasks: [[HOME, { name: 'Bergsee', lat: 47.3, lon: 7.4 }, HOME], TRIANGLE],
    selected: 1,
    zones: [{ kind: 'area', path: CIRCLE }],
    onSelect: fn(),
  },
};
export const None: Story = { args: { tasks: [] } };
