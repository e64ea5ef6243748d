import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox.js';

const meta: Meta<typeof Checkbox> = {
  component: Checkbox,
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
