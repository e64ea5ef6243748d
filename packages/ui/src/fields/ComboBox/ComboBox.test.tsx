import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { ComboBox } from './ComboBox.js';
import type { Proposal } from './proposal.js';
import type { UnchosenPolicy } from './use-settling.js';

const clubs: Proposal[] = [
  { id: '1', label: 'Aero Club Varese', detail: 'Lombardia' },
  { id: '2', label: 'Aeroclub Alzate', detail: 'Lombardia' },
  { id: '3', label: 'LSV Borkenberge' },
];

interface ClubsProps {
  unchosen?: UnchosenPolicy;
  onSearch?: (text: string) => void;
  onSettling?: (item: Promise<Proposal | null>) => void;
  /** Receives a function that delivers the proposals for a text. */
  onDeliverable?: (deliver: (text: string) => void) => void;
}

function Clubs({ unchosen = 'drop', onSearch, onSettling, onDeliverable }: ClubsProps) {
  const [club, setClub] = useState<Proposal | null>(null);
  const [text, setText] = useState('');
  const [deliveredText, setDeliveredText] = useState('');
  const shown = onDeliverable ? deliveredText : text;
  onDeliverable?.(setDeliveredText);
  return (
    <>
      <ComboBox
        label="Club"
        value={club}
        onChange={setClub}
        proposals={clubs.filter(({ label }) =>
          label.toLowerCase().includes(shown.trim().toLowerCase()),
        )}
        isLoading={shown !== text}
        unchosen={unchosen}
        {...(onSettling && { onSettling })}
        onSearch={(next) => {
          setText(next);
          onSearch?.(next);
        }}
      />
      <output>{club?.label ?? 'none'}</output>
      <button type="button">Next</button>
    </>
  );
}

/** A field whose proposals come when the test provides them. */
function renderSlowClubs(props: ClubsProps = {}) {
  let deliver: (text: string) => void = () => {};
  renderKit(
    <Clubs
      {...props}
      onDeliverable={(next) => {
        deliver = next;
      }}
    />,
  );
  return { deliver: (text: string) => act(async () => deliver(text)) };
}

function combo() {
  return screen.getByRole('combobox', { name: /Club/ });
}

/** While the list is open, the rest of the page is hidden from roles. */
function chosen() {
  return document.querySelector('output')?.textContent;
}

test('searches while the user types, and the keyboard chooses', async () => {
  const onSearch = vi.fn<(text: string) => void>();
  renderKit(<Clubs onSearch={onSearch} />);
  await userEvent.type(combo(), 'aero');
  expect(onSearch).toHaveBeenLastCalledWith('aero');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen()).toBe('Aeroclub Alzate');
  expect(combo()).toHaveValue('Aeroclub Alzate');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('shows proposals for empty text when the field is pressed', async () => {
  renderKit(<Clubs />);
  await userEvent.click(combo());
  expect(screen.getAllByRole('option')).toHaveLength(3);
  // A further press leaves it as it is.
  await userEvent.click(combo());
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();

  await userEvent.click(combo());
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(chosen()).toBe('none');
});

describe('proposals that arrive after the list was opened', () => {
  const press = () => userEvent.click(combo());

  test.each([
    ['by a press', press],
    ['by the button', () => userEvent.click(screen.getByRole('button', { name: /Club/ }))],
    [
      'by an arrow key',
      async () => {
        combo().focus();
        await userEvent.keyboard('{ArrowDown}');
      },
    ],
  ])('are shown when they arrive: %s', async (_, ask) => {
    const { deliver } = renderSlowClubs();
    await deliver('nothing like it');
    await ask();
    expect(screen.queryByRole('option')).toBeNull();
    await deliver('');
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });

  test.each([
    ['the field was left', () => userEvent.tab()],
    ['it was sent away', () => userEvent.keyboard('{Escape}')],
    ['the form was sent', () => userEvent.keyboard('{Enter}')],
  ])('are not shown once %s', async (_, turnAway) => {
    const { deliver } = renderSlowClubs();
    await deliver('nothing like it');
    await press();
    await turnAway();
    await deliver('');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

test('a touch opens the list and chooses', async () => {
  renderKit(<Clubs />);
  await userEvent.pointer({ keys: '[TouchA]', target: combo() });
  await userEvent.pointer({
    keys: '[TouchA]',
    target: screen.getByRole('option', { name: /Borkenberge/ }),
  });
  expect(chosen()).toBe('LSV Borkenberge');
  // The text of a choice is nothing that has proposals.
  await userEvent.click(combo());
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('arrow keys open the list', async () => {
  renderKit(<Clubs />);
  await userEvent.tab();
  expect(combo()).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('option')).toHaveLength(3);
});

test('searches for pasted text', async () => {
  renderKit(<Clubs />);
  await userEvent.click(combo());
  await userEvent.paste('borken');
  await userEvent.click(screen.getByRole('option', { name: /Borkenberge/ }));
  expect(chosen()).toBe('LSV Borkenberge');
});

test.each([
  { unchosen: 'drop', text: 'aero', value: '', expected: 'none' },
  { unchosen: 'first', text: 'aero', value: 'Aero Club Varese', expected: 'Aero Club Varese' },
  { unchosen: 'keep', text: 'aero', value: 'aero', expected: 'none' },
  {
    unchosen: 'drop',
    text: ' lsv borkenberge',
    value: 'LSV Borkenberge',
    expected: 'LSV Borkenberge',
  },
  { unchosen: 'first', text: 'zzz', value: '', expected: 'none' },
] as const)(
  'leaving it with "$text" ($unchosen): $expected',
  async ({ unchosen, text, ...then }) => {
    renderKit(<Clubs unchosen={unchosen} />);
    await userEvent.type(combo(), text);
    await userEvent.tab();
    expect(combo()).toHaveValue(then.value);
    expect(chosen()).toBe(then.expected);
  },
);

test.each([
  { unchosen: 'drop', text: 'aero', value: 'aero', expected: 'none' },
  { unchosen: 'first', text: 'aero', value: 'Aero Club Varese', expected: 'Aero Club Varese' },
  { unchosen: 'keep', text: 'aero', value: 'Aero Club Varese', expected: 'Aero Club Varese' },
  { unchosen: 'keep', text: 'zzz', value: 'zzz', expected: 'none' },
] as const)('Enter on "$text" ($unchosen): $expected', async ({ unchosen, text, ...then }) => {
  renderKit(<Clubs unchosen={unchosen} />);
  await userEvent.type(combo(), `${text}{Enter}`);
  expect(combo()).toHaveValue(then.value);
  expect(chosen()).toBe(then.expected);
  expect(screen.queryByRole('option')).toBeNull();
});

test('leaving early waits for the proposals and reports it', async () => {
  const onSettling = vi.fn<(item: Promise<Proposal | null>) => void>();
  const { deliver } = renderSlowClubs({ unchosen: 'first', onSettling });
  await userEvent.type(combo(), 'l');
  await deliver('l');
  await userEvent.type(combo(), 'sv');
  await userEvent.tab();
  // The first of what is shown belongs to another text.
  expect(chosen()).toBe('none');
  expect(combo()).toHaveValue('lsv');

  await deliver('lsv');
  expect(chosen()).toBe('LSV Borkenberge');
  expect(onSettling).toHaveBeenCalledOnce();
  expect(await onSettling.mock.calls[0]?.[0]).toMatchObject({ id: '3' });
});

test('Enter waits, too, and typing cancels the wait', async () => {
  const onSettling = vi.fn<(item: Promise<Proposal | null>) => void>();
  const { deliver } = renderSlowClubs({ unchosen: 'keep', onSettling });
  await userEvent.type(combo(), 'aero{Enter}');
  expect(screen.getByRole('listbox')).toBeVisible();
  await userEvent.type(combo(), 'x');
  expect(await onSettling.mock.calls[0]?.[0]).toBeNull();
  await deliver('aerox');
  expect(chosen()).toBe('none');

  await userEvent.clear(combo());
  await userEvent.type(combo(), 'lsv{Enter}');
  await deliver('lsv');
  expect(chosen()).toBe('LSV Borkenberge');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the text stays if scrolling or Escape closes the list', async () => {
  renderKit(<Clubs />);
  await userEvent.type(combo(), 'aero');
  fireEvent.scroll(document);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(combo()).toHaveValue('aero');
  await userEvent.keyboard('c');
  expect(screen.getByRole('option', { name: /Aeroclub Alzate/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(combo()).toHaveValue('aeroc');
});

test.each([
  { why: 'most browsers', init: { isComposing: true } },
  { why: 'Safari', init: { keyCode: 229 } },
])('the Enter that ends a composition chooses nothing: $why', async ({ init }) => {
  renderKit(<Clubs unchosen="keep" />);
  await userEvent.type(combo(), 'aero');
  fireEvent.keyDown(combo(), { key: 'Enter', ...init });
  expect(combo()).toHaveValue('aero');
  expect(chosen()).toBe('none');
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

test('emptying the field clears the choice, also with a default', async () => {
  renderKit(<Clubs unchosen="first" />);
  await userEvent.type(combo(), 'bork{ArrowDown}{Enter}');
  expect(chosen()).toBe('LSV Borkenberge');
  await userEvent.clear(combo());
  await userEvent.tab();
  expect(combo()).toHaveValue('');
  expect(chosen()).toBe('none');
});

test('changing the text clears the choice', async () => {
  renderKit(<Clubs />);
  await userEvent.type(combo(), 'bork{ArrowDown}{Enter}');
  await userEvent.type(combo(), 'x{Escape}');
  expect(chosen()).toBe('none');
});

test('reports that nothing was found', async () => {
  renderKit(<Clubs />);
  await userEvent.type(combo(), 'zzz');
  expect(screen.getByText('Nothing found')).toBeVisible();
});
