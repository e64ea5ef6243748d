import type { Meta, StoryObj } from '@storybook/react-vite';
import { Maximize2 } from 'lucide-react';
import { IconButton } from './IconButton.js';

const meta: Meta<typeof IconButton> = {
  component: IconButton,
  args: { label: 'Enlarge map', children: <Maximize2 size={18} aria-hidden /> },
};
export default meta;
type Story = StoryObj<typeof IconButton>;

export const Quiet: Story = {};
export const Floating: Story = { args: { tone: 'floating' } };
export const Disabled: Story = { args: { isDisabled: true } };
