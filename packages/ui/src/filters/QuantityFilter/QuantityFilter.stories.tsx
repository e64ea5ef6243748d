import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guide, NUMBER_KEYS } from '../../../.storybook/guide.js';
import { QuantityFilter } from './QuantityFilter.js';

const meta: Meta<typeof QuantityFilter> = {
  component: QuantityFilter,
  parameters: {
    guide: {
      keys: NUMBER_KEYS,
      do: 'Show the limit in the units of the user.',
      dont: 'Use it without a unit or a label.',
    } satisfies Guide,
  },
  args: {
    label: 'Radius',
    quantity: 'distance',
    value: 25,
    step: 1,
    min: 1,
    max: 100,
    onChange: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof QuantityFilter>;

export const Radius: Story = {};
export const Altitude: Story = {
  args: { label: 'Altitude above', quantity: 'altitude', value: 4000, step: 500, max: 20_000 },
};
