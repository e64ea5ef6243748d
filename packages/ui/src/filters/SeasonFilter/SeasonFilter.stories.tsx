import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guide, LIST_KEYS } from '../../../.storybook/guide.js';
import { SeasonFilter } from './SeasonFilter.js';

const meta: Meta<typeof SeasonFilter> = {
  component: SeasonFilter,
  parameters: {
    guide: {
      keys: LIST_KEYS,
      do: 'Use it above lists of a whole season.',
      dont: 'Use it for calendar years; a season begins in October.',
    } satisfies Guide,
  },
  args: {
    season: 2026,
    now: new Date('2026-07-14T10:00:00Z'),
    onChange: () => undefined,
    hasAll: true,
  },
};
export default meta;
type Story = StoryObj<typeof SeasonFilter>;

export const Field: Story = {};
export const Chip: Story = { args: { look: 'chip' } };
export const AllSeasons: Story = { args: { look: 'chip', season: undefined } };
