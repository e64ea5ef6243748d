import type { Meta, StoryObj } from '@storybook/react-vite';
import { Upload } from 'lucide-react';
import { BUTTON_KEYS, type Guide } from '../../../.storybook/guide.js';
import { Button } from './Button.js';

const meta: Meta<typeof Button> = {
  component: Button,
  parameters: {
    guide: {
      keys: BUTTON_KEYS,
      do: 'Begin its text with a verb that says what happens.',
      dont: 'Use it to go to another page; that is a `ButtonLink`.',
    } satisfies Guide,
  },
  args: { children: 'Upload a flight' },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Secondary: Story = {};
export const Primary: Story = { args: { tone: 'primary' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Delete flight' } };
export const Quiet: Story = { args: { tone: 'quiet' } };
export const Pending: Story = { args: { tone: 'primary', isPending: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Small: Story = { args: { size: 'small' } };
export const WithIcon: Story = {
  args: {
    tone: 'primary',
    children: (
      <>
        <Upload size={18} aria-hidden /> Upload
      </>
    ),
  },
};
