import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guide, NUMBER_KEYS } from '../../../.storybook/guide.js';
import { NumberField } from './NumberField.js';

const meta: Meta<typeof NumberField> = {
  component: NumberField,
  parameters: {
    guide: {
      keys: NUMBER_KEYS,
      do: 'Give it the unit of the user.',
      dont: 'Use it for IDs and other digits that are not counted.',
    } satisfies Guide,
  },
  args: { label: 'Takeoff mass', unit: 'kg', minValue: 200, maxValue: 900, step: 5 },
};
export default meta;
type Story = StoryObj<typeof NumberField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 525 } };
export const Disabled: Story = { args: { defaultValue: 525, isDisabled: true } };
