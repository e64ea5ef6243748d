import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.js';
import { Checkbox } from './Checkbox.js';

const meta: Meta<typeof Checkbox> = {
  component: Checkbox,
  parameters: {
    guide: {
      keys: { Space: 'Checks or unchecks it.' },
      do: 'Use it for a choice that is submitted with a form.',
      dont: 'Word it as a negation.',
    } satisfies Guide,
  },
  args: { children: 'Airspace was cleared with air traffic control.' },
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Off: Story = {};
export const On: Story = { args: { defaultSelected: true } };
export const Required: Story = {
  args: { isRequired: true, requiredMessage: 'Please agree to the terms' },
};
export const Invalid: Story = { args: { isInvalid: true } };
