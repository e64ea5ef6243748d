import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guide } from '../../../.storybook/guide.js';
import { TextField } from './TextField.js';

const meta: Meta<typeof TextField> = {
  component: TextField,
  parameters: {
    guide: {
      keys: { Enter: 'Submits the form around it, if it has one line.' },
      do: 'Write the label above it, and what is not obvious as its hint.',
      dont: 'Use the placeholder as the label.',
    } satisfies Guide,
  },
  args: { label: 'Glider', placeholder: 'D-1234' },
};
export default meta;
type Story = StoryObj<typeof TextField>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: 'D-1234', hint: 'As painted on the fuselage.' },
};
export const SeveralLines: Story = { args: { label: 'Comment', lines: 4 } };
export const Disabled: Story = { args: { defaultValue: 'D-1234', isDisabled: true } };
