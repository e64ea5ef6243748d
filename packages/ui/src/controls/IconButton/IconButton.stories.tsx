import type { Meta, StoryObj } from '@storybook/react-vite';
import { Maximize2 } from 'lucide-react';
import { BUTTON_KEYS, type Guide } from '../../../.storybook/guide.js';
import { IconButton } from './IconButton.js';

const meta: Meta<typeof IconButton> = {
  component: IconButton,
  parameters: {
    guide: {
      keys: BUTTON_KEYS,
      do: 'Use it where space is short and the icon is known.',
      dont: 'Use it for an action that a new user must find.',
    } satisfies Guide,
  },
  args: { label: 'Enlarge map', children: <Maximize2 size={18} aria-hidden /> },
};
export default meta;
type Story = StoryObj<typeof IconButton>;

export const Quiet: Story = {};
export const Floating: Story = { args: { tone: 'floating' } };
export const Disabled: Story = { args: { isDisabled: true } };
