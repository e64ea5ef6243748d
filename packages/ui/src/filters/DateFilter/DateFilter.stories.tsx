import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DATE_KEYS, type Guide } from '../../../.storybook/guide.js';
import { type DateSearch, type DayRange, rangeOf } from '../flight-dates/flight-dates.js';
import { DateFilter } from './DateFilter.js';

const NOW = new Date('2026-07-14T10:00:00Z');

function Dates({ initial }: { initial: DateSearch }) {
  const [dates, setDates] = useState(initial);
  const [range, setRange] = useState<DayRange>(rangeOf(initial, NOW));
  return (
    <DateFilter
      dates={dates}
      onChange={(next) => {
        setDates(next);
        setRange(rangeOf(next, NOW));
      }}
      range={range}
      onRange={setRange}
      now={NOW}
    />
  );
}

const meta: Meta<typeof DateFilter> = {
  component: DateFilter,
  parameters: {
    guide: {
      keys: DATE_KEYS,
      do: 'Offer a season first, which most users need.',
      dont: 'Limit it to days with flights; an empty list says so.',
    } satisfies Guide,
  },
};
export default meta;
type Story = StoryObj<typeof DateFilter>;

export const Season: Story = { render: () => <Dates initial={{ season: 2026 }} /> };
export const Today: Story = { render: () => <Dates initial={{ scoring_date: 'today' }} /> };
/** An error is shown while the first day is after the last. */
export const WrongRange: Story = {
  render: () => (
    <Dates initial={{ scoring_date_start: '2026-07-14', scoring_date_end: '2026-07-01' }} />
  ),
};
