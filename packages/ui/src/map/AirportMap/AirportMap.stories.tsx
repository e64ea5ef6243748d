import type { Meta, StoryObj } from '@storybook/react-vite';
import { withMapSettings } from '../../../test/with-map-settings.js';
import { AirportMap } from './AirportMap.js';

const meta: Meta<typeof AirportMap> = {
  component: AirportMap,
  decorators: [withMapSettings],
  args: { airport: { id: 1, name: 'Musterfeld', lat: 46.5, lon: 6.9 } },
};
export default meta;
type Story = StoryObj<typeof AirportMap>;

export const Airport: Story = {};
export const WithNeighbours: Story = {
  args: {
    neighbours: [
      { id: 2, name: 'Hohe Warte', lat: 46.8, lon: 7.2 },
      { id: 3, name: 'Seewiese', lat: 46.4, lon: 6.4 },
    ],
  },
};
