import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guide } from '../../../.storybook/guide.js';
import { PasswordField } from './PasswordField.js';

const meta: Meta<typeof PasswordField> = {
  component: PasswordField,
  parameters: {
    guide: {
      keys: { Tab: 'Moves to the button that shows the password.' },
      do: 'Say what the password needs before it is typed.',
      dont: 'Forbid pasting.',
    } satisfies Guide,
  },
  args: { label: 'Password', purpose: 'current-password' },
};
export default meta;
type Story = StoryObj<typeof PasswordField>;

export const Current: Story = {};
export const New: Story = {
  args: { purpose: 'new-password', minLength: 10, hint: 'At least ten characters.' },
};
