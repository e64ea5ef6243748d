import type { Meta, StoryObj } from '@storybook/react-vite';
import { syntheticFlight } from '../../../test/synthetic-flight.js';
import { TrackPicture } from './TrackPicture.js';

const flight = syntheticFlight();

const meta: Meta<typeof TrackPicture> = {
  component: TrackPicture,
  args: { track: flight, label: 'Track of the flight' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '10rem', blockSize: '7.5rem' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof TrackPicture>;

export const Track: Story = {};
export const WithLegs: Story = { args: { score: flight.score } };
