import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { type Guide, MAP_KEYS } from '../../../.storybook/guide.js';
import { withMapSettings } from '../../../test/with-map-settings.js';
import { WaypointMap } from './WaypointMap.js';

/** Places on a grid around a point, as many as a large collection has. */
const MANY = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  name: `P${index + 1}`,
  lat: 44 + (index % 100) * 0.06,
  lon: 4 + Math.floor(index / 100) * 0.09,
}));
const FEW = [
  { id: 1, name: 'Hohe Warte', lat: 46.8, lon: 7.2 },
  { id: 2, name: 'Seewiese', lat: 46.4, lon: 6.4 },
  { id: 3, name: 'Adlerhorst', lat: 46.7, lon: 6.5 },
];

const meta: Meta<typeof WaypointMap> = {
  component: WaypointMap,
  parameters: {
    guide: {
      keys: MAP_KEYS,
      do: 'Show the same waypoints as a list beside it, which selects them by keyboard.',
      dont: 'Pass a new list at every render: all waypoints would be drawn again.',
    } satisfies Guide,
  },
  decorators: [withMapSettings],
  args: { waypoints: FEW, selectedId: undefined, onSelect: fn() },
};
export default meta;
type Story = StoryObj<typeof WaypointMap>;

export const Few: Story = {};
export const Selected: Story = { args: { selectedId: 2, card: 'Seewiese', onAdd: fn() } };
export const TenThousand: Story = { args: { waypoints: MANY } };
export const Empty: Story = { args: { waypoints: [] } };
