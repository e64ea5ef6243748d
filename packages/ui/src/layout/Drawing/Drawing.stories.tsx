import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Drawing } from './Drawing.js';

const meta: Meta<typeof Drawing> = {
  component: Drawing,
  // The shapes are loaded with the first drawing.
  play: ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('path')).not.toBeNull()),
};
export default meta;
type Story = StoryObj<typeof Drawing>;

export const Glider: Story = { args: { name: 'glider' } };
export const Windsock: Story = { args: { name: 'windsock' } };
export const Cloud: Story = { args: { name: 'cloud' } };
