import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { BUTTON_KEYS, type Guide } from '../../../.storybook/guide.js';
import { FilterChip } from '../FilterChip/FilterChip.js';
import { useDaysName, useFilterNames } from '../filter-names/filter-names.js';
import { FilterChips } from './FilterChips.js';

const NOW = new Date('2026-07-14T10:00:00Z');
const FILTERS = [
  { filter: 'user', value: 7, name: 'Katharina Lindqvist' },
  { filter: 'sc_class', value: '18' },
  { filter: 'distance_gt', value: 500 },
  { filter: 'point_of_interest', value: 'airport-88', name: 'Varese', radius: 25 },
  { filter: 'keyword', value: 'wave' },
] as const;

function Chips() {
  const nameOf = useFilterNames();
  const days = useDaysName({ season: 2026 }, NOW);
  const [filters, setFilters] = useState<readonly (typeof FILTERS)[number][]>(FILTERS);
  const [hasSeason, setHasSeason] = useState(true);
  function clear() {
    setFilters([]);
    setHasSeason(false);
  }
  return (
    <FilterChips
      count={filters.length + (hasSeason ? 1 : 0)}
      shown={`${filters.length} ${hasSeason}`}
      onClear={clear}
    >
      {hasSeason && days && <FilterChip name={days} onRemove={() => setHasSeason(false)} />}
      {filters.map((one) => (
        <FilterChip
          key={one.filter}
          name={nameOf(one)}
          onRemove={() => setFilters(filters.filter((other) => other !== one))}
        />
      ))}
    </FilterChips>
  );
}

const meta: Meta<typeof FilterChips> = {
  component: FilterChips,
  parameters: {
    guide: {
      keys: BUTTON_KEYS,
      do: 'Show all active filters, also those of the dialog.',
      dont: 'Show filters that have their default.',
    } satisfies Guide,
  },
};
export default meta;

export const Several: StoryObj<typeof FilterChips> = { render: () => <Chips /> };
