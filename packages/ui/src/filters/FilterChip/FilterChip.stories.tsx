import type { Meta, StoryObj } from '@storybook/react-vite';
import { BUTTON_KEYS, type Guide } from '../../../.storybook/guide.js';
import { FilterChip } from './FilterChip.js';

const meta: Meta<typeof FilterChip> = {
  component: FilterChip,
  parameters: {
    guide: {
      keys: BUTTON_KEYS,
      do: 'Name the filter as the list uses it.',
      dont: 'Use it for a filter that cannot be removed.',
    } satisfies Guide,
  },
  args: { name: '18 m class', onRemove: () => undefined },
};
export default meta;

export const Active: StoryObj<typeof FilterChip> = {};
