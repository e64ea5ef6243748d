import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { ComboBox, type Proposal } from './ComboBox.js';

const clubs: Proposal[] = [
  { id: '1', label: 'Aero Club Varese', detail: 'Lombardia' },
  { id: '2', label: 'Aeroclub Alzate', detail: 'Lombardia' },
  { id: '3', label: 'LSV Borkenberge' },
];

function Clubs({ defaultsToFirst = false, onSearch }: Partial<ClubsProps>) {
  const [club, setClub] = useState<Proposal | null>(null);
  const [text, setText] = useState('');
  const proposals = clubs.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <>
      <ComboBox
        label="Club"
        value={club}
        onChange={setClub}
        proposals={proposals}
        defaultsToFirst={defaultsToFirst}
        onSearch={(next) => {
          setText(next);
          onSearch?.(next);
        }}
      />
      <output>{club?.label ?? 'none'}</output>
    </>
  );
}

interface ClubsProps {
  defaultsToFirst: boolean;
  onSearch: (text: string) => void;
}

function combo() {
  return screen.getByRole('combobox', { name: /Club/ });
}

test('searches while one types, and the keyboard chooses', async () => {
  const onSearch = vi.fn<(text: string) => void>();
  renderKit(<Clubs onSearch={onSearch} />);
  await userEvent.type(combo(), 'aero');
  expect(onSearch).toHaveBeenLastCalledWith('aero');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Aeroclub Alzate');
  expect(combo()).toHaveValue('Aeroclub Alzate');
});

test('text that was not chosen is dropped when the field is left', async () => {
  renderKit(<Clubs />);
  await userEvent.type(combo(), 'aero{Tab}');
  expect(combo()).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('none');
});

test('with a default, leaving the field takes the first proposal', async () => {
  renderKit(<Clubs defaultsToFirst />);
  await userEvent.type(combo(), 'aero{Tab}');
  await waitFor(() => expect(combo()).toHaveValue('Aero Club Varese'));
  expect(screen.getByRole('status')).toHaveTextContent('Aero Club Varese');
});

test('emptying the field chooses nothing, with a default too', async () => {
  renderKit(<Clubs defaultsToFirst />);
  await userEvent.type(combo(), 'bork{ArrowDown}{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('LSV Borkenberge');
  await userEvent.clear(combo());
  await userEvent.tab();
  expect(combo()).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('none');
});

test('changing the text of a choice unmakes it', async () => {
  renderKit(<Clubs />);
  await userEvent.type(combo(), 'bork{ArrowDown}{Enter}');
  await userEvent.type(combo(), 'x{Escape}');
  expect(screen.getByRole('status')).toHaveTextContent('none');
});

test('says that nothing was found', async () => {
  renderKit(<Clubs />);
  await userEvent.type(combo(), 'zzz');
  expect(screen.getByText('Nothing found')).toBeVisible();
});
