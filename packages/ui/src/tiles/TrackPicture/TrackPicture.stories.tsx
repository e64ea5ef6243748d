import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrackPicture } from './TrackPicture.js';

const meta: Meta<typeof TrackPicture> = {
  component: TrackPicture,
  args: { bbox: [8.72, 45.81, 11.94, 46.93] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 224, blockSize: 168 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

export const Extent: StoryObj<typeof TrackPicture> = {};
export const Track: StoryObj<typeof TrackPicture> = {
  args: {
    track: [
      [8.75, 45.82],
      [9.1, 46.12],
      [9.9, 46.2],
      [10.6, 46.55],
      [11.94, 46.93],
      [11.2, 46.62],
      [10.1, 46.42],
      [9.3, 46.1],
      [8.72, 45.81],
    ],
  },
};
