import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { ActivityCalendar } from './ActivityCalendar.js';

const DAYS = [
  { date: '2026-03-29', flights: 1, distance: 120.4, duration: 7200 },
  { date: '2026-07-14', flights: 2, distance: 812.4, duration: 28_800 },
];

function renderCalendar(units = {}) {
  const onOpen = vi.fn<(date: string) => void>();
  renderKit(
    <ActivityCalendar
      label="Activity"
      season={2026}
      days={DAYS}
      today="2026-08-01"
      hrefOf={(date) => `/flight?scoring_date=${date}`}
      onOpen={onOpen}
    />,
    units,
  );
  return { onOpen, calendar: within(screen.getByRole('grid', { name: 'Activity' })) };
}

test.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])(
  'a day shows its flights by the calendar of the airfield (%s)',
  (timeZone) => {
    const { calendar } = renderCalendar({ timeZone });
    const day = calendar.getByRole('link', {
      name: 'Tuesday, 14 July 2026: 2 flights, 812\u202fkm, 8\u202fh\u00a000\u202fmin',
    });
    expect(day).toHaveAttribute('href', '/flight?scoring_date=2026-07-14');
    expect(calendar.getByLabelText('Wednesday, 15 July 2026: no flights')).toBeVisible();
    expect(calendar.getAllByRole('link')).toHaveLength(2);
    const rows = calendar.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    expect(rows[1]).toContainElement(day);
  },
);

test('is one tab stop at the newest flights, and arrow keys move from there', async () => {
  const { onOpen } = renderCalendar();
  await userEvent.tab();
  expect(document.activeElement).toHaveAccessibleName(/^Tuesday, 14 July 2026: 2 flights/);
  for (const [key, name] of [
    ['{ArrowDown}', /^Wednesday, 15 July/],
    ['{ArrowRight}', /^Wednesday, 22 July/],
    ['{ArrowUp}', /^Tuesday, 21 July/],
    ['{ArrowLeft}', /^Tuesday, 14 July/],
    ['{Home}', /^Wednesday, 1 October 2025/],
    ['{ArrowLeft}', /^Wednesday, 1 October 2025/],
    ['{End}', /^Wednesday, 30 September 2026/],
    ['{PageUp}', /^Wednesday, 2 September 2026/],
  ] as const) {
    await userEvent.keyboard(key);
    expect(document.activeElement).toHaveAccessibleName(name);
  }
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Flying days as a table' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toHaveAccessibleName(/^Wednesday, 2 September/);
  expect(onOpen).not.toHaveBeenCalled();
});

test('Enter or a click opens a day with flights', async () => {
  const { onOpen, calendar } = renderCalendar();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(calendar.getByRole('link', { name: /29 March/ }));
  expect(onOpen.mock.calls).toEqual([['2026-07-14'], ['2026-03-29']]);
});

test('has a legend in hours and a table with the same data', async () => {
  renderCalendar();
  for (const text of ['none', 'up to 2 h', 'up to 4 h', 'up to 6 h', 'over 6 h']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Flying days as a table' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(3);
  for (const text of ['14 Jul 2026', '812', '8 h 00 min']) expect(rows[2]).toHaveTextContent(text);
});
