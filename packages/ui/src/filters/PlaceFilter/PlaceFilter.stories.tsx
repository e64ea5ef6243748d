import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guide, PROPOSAL_KEYS } from '../../../.storybook/guide.js';
import { PlaceFilter } from './PlaceFilter.js';

const meta: Meta<typeof PlaceFilter> = {
  component: PlaceFilter,
  parameters: {
    guide: {
      keys: PROPOSAL_KEYS,
      do: 'Propose what is near the map or the user first.',
      dont: 'Ask for the position of the user without their action.',
    } satisfies Guide,
  },
  args: {
    proposals: [
      { index: 'point_of_interest', id: 'airport-88', name: 'Varese', geom: point(8.8, 45.8) },
      { index: 'point_of_interest', id: 'city-4', name: 'Varese Ligure', geom: point(9.6, 44.4) },
    ],
    onSearch: () => undefined,
    onPick: () => undefined,
  },
};
export default meta;

export const Empty: StoryObj<typeof PlaceFilter> = {};

function point(lon: number, lat: number) {
  return { type: 'Point' as const, coordinates: [lon, lat] as [number, number] };
}
