import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { type Guide, MAP_KEYS } from '../../../.storybook/guide.js';
import { withMapSettings } from '../../../test/with-map-settings.js';
import { PlanMap } from './PlanMap.js';

const HOME = { lat: 46.5, lon: 6.9 };
const CIRCLE = Array.from({ length: 25 }, (_, step) => {
  const angle = (step * Math.PI) / 12;
  return { lat: HOME.lat + 0.05 * Math.cos(angle), lon: HOME.lon + 0.07 * Math.sin(angle) };
});

const meta: Meta<typeof PlanMap> = {
  component: PlanMap,
  parameters: {
    guide: {
      keys: {
        ...MAP_KEYS,
        'Arrow keys': 'On a point: move it.',
        Enter: 'On the middle of a leg: adds a point there.',
      },
      do: 'Show a list of the points beside it.',
      dont: 'Use it for a task that was flown; that is a layer of the `FlightMap`.',
    } satisfies Guide,
  },
  decorators: [withMapSettings],
  args: {
    points: [
      { key: 1, name: 'Musterfeld', ...HOME },
      { key: 2, name: 'Hohe Warte', lat: 46.8, lon: 7.5 },
      { key: 3, name: 'Seewiese', lat: 46.3, lon: 7.6 },
      { key: 4, name: 'Musterfeld', ...HOME },
    ],
    zones: [{ kind: 'area', path: CIRCLE }],
    sectors: [],
    selected: 1,
    radiusKm: 5.4,
    home: [6.7, 46.2, 7.8, 46.9],
    onAdd: fn(),
    onInsert: fn(),
    onMove: fn(),
    onSelect: fn(),
    onRadius: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof PlanMap>;

export const Triangle: Story = {};
export const ReadOnly: Story = { args: { isReadOnly: true, selected: undefined } };
export const Empty: Story = { args: { points: [], zones: [], selected: undefined } };
