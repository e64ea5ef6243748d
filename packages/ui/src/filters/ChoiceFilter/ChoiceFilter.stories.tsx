import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guide, LIST_KEYS } from '../../../.storybook/guide.js';
import { ChoiceFilter } from './ChoiceFilter.js';

const meta: Meta<typeof ChoiceFilter<string>> = {
  component: ChoiceFilter,
  parameters: {
    guide: {
      keys: LIST_KEYS,
      do: 'Use it for a filter with one of a few values.',
      dont: 'Use it for several values at once; that is a `ChoicesFilter`.',
    } satisfies Guide,
  },
  args: {
    label: 'Kind of aircraft',
    all: 'All kinds',
    values: ['GL', 'MG'],
    nameOf: (value) => (value === 'GL' ? 'Glider' : 'Motor glider'),
    value: 'GL',
    onChange: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof ChoiceFilter<string>>;

export const One: Story = {};
export const All: Story = { args: { value: undefined } };
