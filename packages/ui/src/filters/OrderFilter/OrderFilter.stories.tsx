import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderFilter } from './OrderFilter.js';

const meta: Meta<typeof OrderFilter> = {
  component: OrderFilter,
  args: { order: 'scoring_date', direction: 'desc', onChange: () => undefined },
};
export default meta;
type Story = StoryObj<typeof OrderFilter>;

export const Chip: Story = {};
export const Field: Story = { args: { look: 'field', order: 'points' } };
