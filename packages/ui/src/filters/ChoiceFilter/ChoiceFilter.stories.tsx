import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChoiceFilter } from './ChoiceFilter.js';

const meta: Meta<typeof ChoiceFilter<string>> = {
  component: ChoiceFilter,
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
