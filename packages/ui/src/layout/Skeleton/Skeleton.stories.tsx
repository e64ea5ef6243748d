import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.js';

const meta: Meta<typeof Skeleton> = { component: Skeleton };
export default meta;
type Story = StoryObj<typeof Skeleton>;

export const Line: Story = {};
/** As large as the content to come, so that nothing jumps. */
export const Photo: Story = {
  args: { width: '192px', height: '128px' },
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('[aria-hidden]')?.getBoundingClientRect();
    await expect(place).toMatchObject({ width: 192, height: 128 });
  },
};
