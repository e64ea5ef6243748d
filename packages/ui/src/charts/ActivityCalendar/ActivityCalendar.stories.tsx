import type { FlyingDay } from '@cloudstreet/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.js';
import { ActivityCalendar } from './ActivityCalendar.js';

/** Flown on every weekend of the summer, longer and longer. */
const days: FlyingDay[] = Array.from({ length: 22 }, (_, week) => {
  const date = new Date(Date.UTC(2026, 3, 4 + 7 * week)).toISOString().slice(0, 10);
  return { date, flights: 1 + (week % 2), distance: 60 + 25 * week, duration: 3600 + 1200 * week };
});

const meta: Meta<typeof ActivityCalendar> = {
  component: ActivityCalendar,
  parameters: {
    guide: {
      keys: {
        'Arrow keys': 'Moves by a day or a week.',
        'Home, End': 'Moves to the first or the last day of the season.',
        Enter: 'Opens the flights of the day.',
      },
      do: 'Show one season.',
      dont: 'Use it for values that are compared exactly; its table has them.',
    } satisfies Guide,
  },
  args: {
    label: 'Activity in the 2026 season',
    season: 2026,
    today: '2026-09-30',
    days,
    hrefOf: (date) => `/flight?user=7&scoring_date=${date}`,
    onOpen: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof ActivityCalendar>;

export const Season: Story = {};
export const InTheMiddle: Story = { args: { today: '2026-05-20', days: days.slice(0, 6) } };
export const NothingFlown: Story = { args: { days: [] } };
