import type { Meta, StoryObj } from '@storybook/react-vite';
import { rankedFlight } from '../../../test/flights.js';
import { OutlinePicture } from './OutlinePicture.js';

const meta: Meta<typeof OutlinePicture> = {
  component: OutlinePicture,
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

export const Outline: StoryObj<typeof OutlinePicture> = {};
