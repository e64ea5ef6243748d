import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rankedClubs, rankedPilots } from '../../../test/ranking.js';
import { renderKit } from '../../../test/render-kit.js';
import { media } from '../../theme/media.js';
import { CountingFlights } from './CountingFlights.js';
import { PinnedRankingRow } from './PinnedRankingRow.js';
import { RankingTable, type RankingTableProps } from './RankingTable.js';

const hrefOf = (kind: string, id: number) => `/${kind}/${id}`;

function renderRanking(props: Partial<RankingTableProps> = {}) {
  return renderKit(
    <RankingTable
      kind="user"
      rows={rankedPilots}
      hrefOf={hrefOf}
      renderFlights={(row) => <CountingFlights row={row} flights={row.flights} hrefOf={hrefOf} />}
      {...props}
    />,
  );
}

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('links pilots and their clubs', () => {
  renderRanking();
  expect(screen.getByRole('link', { name: 'Katharina Lindqvist' })).toHaveAttribute(
    'href',
    '/user/7',
  );
  expect(screen.getByRole('link', { name: 'Segelflyget Norr' })).toHaveAttribute('href', '/club/4');
  expect(headers()).toEqual(['Place', 'Pilot', 'Club', 'Points', 'Distance', 'Speed', 'Flights']);
});

test('clubs have their region and their number of pilots', () => {
  renderRanking({ kind: 'club', rows: rankedClubs });
  expect(headers()).toEqual([
    'Place',
    'Club',
    'Region',
    'Points',
    'Distance',
    'Speed',
    'Pilots',
    'Flights',
  ]);
  expect(screen.getByRole('row', { name: /Varese/ })).toHaveTextContent('Lombardia');
});

test('a row opens and closes the flights that count from the keyboard', async () => {
  renderRanking();
  const button = screen.getByRole('button', {
    name: '2 counting flights of Katharina Lindqvist',
  });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const flights = screen.getByRole('list', { name: 'Counting flights of Katharina Lindqvist' });
  expect(document.getElementById(button.getAttribute('aria-controls')!)).toContainElement(flights);
  const links = within(flights).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/flight/41', '/flight/42']);
  await userEvent.keyboard(' ');
  expect(screen.queryByRole('list')).toBeNull();
});

test('highlights the own row in words as well', () => {
  renderRanking({ ownId: 9 });
  expect(screen.getByRole('row', { current: true })).toHaveTextContent('Jo EkYou');
});

test('shows placeholders at the positions of rows that are loading', () => {
  renderRanking({
    rows: [undefined, rankedPilots[3]],
    window: { rowCount: 40, firstRow: 20, beforePx: 0, afterPx: 0, measure: () => {} },
  });
  const [, placeholder, row] = screen.getAllByRole('row');
  expect(placeholder).toHaveAttribute('aria-rowindex', '22');
  expect(placeholder).toHaveTextContent('');
  expect(row).toHaveTextContent('Matteo Bruno');
});

test('on a narrow page club, distance and speed are below the name', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === media.belowMiddle,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
  renderRanking();
  expect(headers()).toEqual(['Place', 'Pilot', 'Points', 'Flights']);
  expect(screen.getByRole('rowheader', { name: /^Jo Ek/ })).toHaveTextContent('Segelflyget Norr');
  const first = screen.getByRole('rowheader', { name: /Lindqvist/ });
  expect(first.textContent).toMatch(/5,204\s?km · 112\.4/);
});

test('the pinned row names the place and asks to be scrolled to', async () => {
  const onPress = vi.fn();
  renderKit(<PinnedRankingRow row={rankedPilots[3]!} onPress={onPress} />);
  await userEvent.click(screen.getByRole('button', { name: /Place 4.*Matteo Bruno/ }));
  expect(onPress).toHaveBeenCalledOnce();
});
