import type { Meta, StoryObj } from '@storybook/react-vite';
import { DATE_KEYS, type Guide } from '../../../.storybook/guide.js';
import { DayFilter } from './DayFilter.js';

const meta: Meta<typeof DayFilter> = {
  component: DayFilter,
  parameters: {
    guide: {
      keys: DATE_KEYS,
      do: 'Use it for lists of one day.',
      dont: 'Use it for a range of days; that is a `DateFilter`.',
    } satisfies Guide,
  },
  args: { day: '2026-07-14', onChange: () => undefined },
};
export default meta;

export const Chosen: StoryObj<typeof DayFilter> = {};
