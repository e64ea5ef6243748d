import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExtentPicture } from './ExtentPicture.js';

const meta: Meta<typeof ExtentPicture> = {
  component: ExtentPicture,
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

export const Extent: StoryObj<typeof ExtentPicture> = {};
