import type { Meta, StoryObj } from '@storybook/react-vite';
import { DATE_KEYS, type Guide } from '../../../.storybook/guide.js';
import { DateField } from './DateField.js';

const meta: Meta<typeof DateField> = {
  component: DateField,
  parameters: {
    guide: {
      keys: DATE_KEYS,
      do: 'Set limits, so that impossible days are refused.',
      dont: 'Use it for a day of a list of flights; that is a `DayFilter`.',
    } satisfies Guide,
  },
  args: { label: 'Birthday' },
};
export default meta;
type Story = StoryObj<typeof DateField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '1984-06-02' } };
export const Limited: Story = {
  args: { min: '1920-01-01', max: '2012-12-31', hint: 'Pilots are at least 14.' },
};
