import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guide, LIST_KEYS } from '../../../.storybook/guide.js';
import { OrderFilter } from './OrderFilter.js';

const meta: Meta<typeof OrderFilter> = {
  component: OrderFilter,
  parameters: {
    guide: {
      keys: LIST_KEYS,
      do: 'Use it above lists without headers that sort.',
      dont: 'Use it above a `FlightTable`, whose headers sort.',
    } satisfies Guide,
  },
  args: { order: 'scoring_date', direction: 'desc', onChange: () => undefined },
};
export default meta;
type Story = StoryObj<typeof OrderFilter>;

export const Chip: Story = {};
export const Field: Story = { args: { look: 'field', order: 'points' } };
