import type { Meta, StoryObj } from '@storybook/react-vite';
import { rankedFlight } from '../../../test/flights.js';
import { FlightOutline } from './FlightOutline.js';

const meta: Meta<typeof FlightOutline> = {
  component: FlightOutline,
  args: { outline: rankedFlight.polyline ?? '' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 224, blockSize: 168 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

export const Outline: StoryObj<typeof FlightOutline> = {};
