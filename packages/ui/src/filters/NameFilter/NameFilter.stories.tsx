import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { type Guide, PROPOSAL_KEYS } from '../../../.storybook/guide.js';
import { NameFilter, type NameFilterProps, type NameHit } from './NameFilter.js';

const HITS: readonly NameHit[] = [
  { index: 'user', id: 7, name: 'Katharina Lindqvist', club: { id: 3, name: 'Aero Club Varese' } },
  { index: 'club', id: 3, name: 'Aero Club Varese' },
  { index: 'sc_class', id: '18', name: '18 m' },
  { index: 'distance', id: 500, name: 'More than 500 km' },
];

function Names(props: NameFilterProps) {
  const [text, setText] = useState('');
  const isFound = ({ name }: NameHit) => name.toLowerCase().includes(text.toLowerCase());
  return <NameFilter {...props} proposals={HITS.filter(isFound)} onSearch={setText} />;
}

const meta: Meta<typeof NameFilter> = {
  component: NameFilter,
  parameters: {
    guide: {
      keys: PROPOSAL_KEYS,
      do: 'Propose names with their kind, so that namesakes differ.',
      dont: 'Propose before two letters are typed.',
    } satisfies Guide,
  },
  args: {
    label: 'Filter by name',
    placeholder: 'Pilot, airfield, region, class, day …',
    icon: <Search size={18} aria-hidden />,
    proposals: HITS,
    onSearch: () => undefined,
    onPick: fn(),
  },
  render: (args) => <Names {...args} />,
};
export default meta;
type Story = StoryObj<typeof NameFilter>;

export const Empty: Story = {};

/** The field passes the pick on, and is empty and focused for the next one. */
export const Picked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'vare');
    await userEvent.click(await screen.findByRole('option', { name: /Aero Club Varese/ }));
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ index: 'club' }));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};
