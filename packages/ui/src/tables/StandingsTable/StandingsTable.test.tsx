import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { competitionDays, competitors } from '../../../test/standings.js';
import { media } from '../../theme/media.js';
import { StandingsTable, type StandingsTableProps } from './StandingsTable.js';

function renderStandings(props: Partial<StandingsTableProps> = {}) {
  return renderKit(
    <StandingsTable
      caption="18 m class"
      kind="user"
      days={competitionDays}
      standings={competitors}
      {...props}
    />,
  );
}

const texts = () =>
  within(screen.getByRole('table', { name: '18 m class' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('shows places, points of the days and the total', () => {
  renderStandings();
  expect(texts()).toEqual([
    ['Place', 'Pilot', 'Day 1', 'Day 2', 'Day 3', 'Total'],
    ['1', 'Katharina LindqvistArcus M · KL', '1,000', '812', '640', '2,452'],
    ['2', 'Maximiliane von Hohenwaldeck-ReichersbeuernASG 29 · MH', '900', '1,000', '–', '1,900'],
    ['2', 'Jo Ek', '950', '0', '950', '1,900'],
    ['–', 'Matteo Bruno', '400', '300', '200', '900'],
  ]);
});

test('links competitors and days with pages', () => {
  renderStandings();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/day/1', '/day/2', '/user/7', '/user/8', '/user/10']);
});

test('the best result of each day is emphasised, and nothing on a day without points', () => {
  renderStandings({
    days: [...competitionDays, { id: 4, name: 'Day 4' }],
    standings: competitors.map((standing) =>
      Object.assign({}, standing, { points: [...standing.points, 0] }),
    ),
  });
  const best = screen.getAllByRole('strong').map(({ textContent }) => textContent);
  expect(best).toEqual(['1,000', '1,000', '950']);
});

test('highlights the own row in words as well', () => {
  renderStandings({ ownId: 9 });
  expect(screen.getByRole('row', { current: true })).toHaveTextContent('Jo EkYou');
});

test('clubs have fractions of points', () => {
  renderStandings({ kind: 'club', digits: 1 });
  expect(screen.getByRole('columnheader', { name: 'Club' })).toBeVisible();
  expect(screen.getByRole('row', { name: /^1 / })).toHaveTextContent('2,452.0');
});

test('places and names stay in view, and a phone shows the total beside them', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === media.mobile,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
  renderStandings();
  const headers = screen.getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Place',
    'Pilot',
    'Total',
    'Day 1',
    'Day 2',
    'Day 3',
  ]);
  const edges = headers.map(({ style }) => style.insetInlineStart);
  expect(edges.map((edge) => edge !== '')).toEqual([true, true, false, false, false, false]);
});
