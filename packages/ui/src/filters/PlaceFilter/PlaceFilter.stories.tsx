import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlaceFilter } from './PlaceFilter.js';

const meta: Meta<typeof PlaceFilter> = {
  component: PlaceFilter,
  args: {
    proposals: [
      { index: 'point_of_interest', id: 'airport-88', name: 'Varese' },
      { index: 'point_of_interest', id: 'city-4', name: 'Varese Ligure' },
    ],
    onSearch: () => undefined,
    onPick: () => undefined,
  },
};
export default meta;

export const Empty: StoryObj<typeof PlaceFilter> = {};
