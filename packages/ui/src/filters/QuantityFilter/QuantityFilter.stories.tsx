import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuantityFilter } from './QuantityFilter.js';

const meta: Meta<typeof QuantityFilter> = {
  component: QuantityFilter,
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
