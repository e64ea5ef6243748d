import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { type Guide, PROPOSAL_KEYS } from '../../../.storybook/guide.js';
import { ComboBox } from './ComboBox.js';
import type { Proposal } from './proposal.js';

const clubs: Proposal[] = [
  { id: '1', label: 'Aero Club Varese', detail: 'Lombardia' },
  { id: '2', label: 'Aeroclub Alzate', detail: 'Lombardia' },
];

function Clubs() {
  const [club, setClub] = useState<Proposal | null>(null);
  return (
    <ComboBox
      label="Club"
      hint="Flights count for this club."
      value={club}
      onChange={setClub}
      proposals={clubs}
      onSearch={() => undefined}
    />
  );
}

const meta: Meta = {
  title: 'fields/ComboBox',
  component: ComboBox,
  parameters: {
    guide: {
      keys: PROPOSAL_KEYS,
      do: 'Use it for a choice from many names.',
      dont: 'Use it for up to ten fixed options; that is a `Select`.',
    } satisfies Guide,
  },
};
export default meta;

export const Open: StoryObj = {
  render: () => <Clubs />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'aero');
  },
};

/** Its label is heard; icon and placeholder show what it is for. */
export const SearchBar: StoryObj = {
  render: () => (
    <ComboBox
      label="Filter by name"
      placeholder="Pilot, club, airfield or aircraft"
      icon={<Search size={18} aria-hidden />}
      isRequired
      value={null}
      onChange={() => undefined}
      proposals={clubs}
      onSearch={() => undefined}
    />
  ),
};
