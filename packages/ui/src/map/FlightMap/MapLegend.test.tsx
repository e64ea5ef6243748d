import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { createCursorStore } from '../../flight/cursor-store.js';
import { colorClasses } from '../track-coloring.js';
import { MapLegend } from './MapLegend.js';

test('shows the ramp in the units of the reader', () => {
  const classes = colorClasses({ by: 'vario', values: [] }, 'light');
  renderKit(<MapLegend coloring={{ by: 'vario', classes }} tracks={[]} />, {
    unitSystem: 'I',
  });
  const ramp = screen.getByRole('figure', { name: 'Vario' });
  expect(ramp).toHaveTextContent('Vario (kt)');
  const marks = within(ramp).getAllByRole('listitem');
  expect(marks.map((mark) => mark.textContent)).toEqual(['-8', '-4', '-2', '0', '+2', '+4', '+8']);
});

test('names phases, other flights and how safely airports are reached', () => {
  const classes = colorClasses({ by: 'phase', values: [] }, 'light');
  const track = { id: 1, name: 'Ada', color: '#123456', timeS: [], altitudeM: [], path: [] };
  const arrivals = {
    arrivals: [{ kind: 'distant' }, { kind: 'save' }, { kind: 'save' }],
    cursor: createCursorStore(1000),
  } as const;
  renderKit(<MapLegend coloring={{ by: 'phase', classes }} tracks={[track]} arrivals={arrivals} />);
  const items = (name: string) =>
    within(screen.getByRole('list', { name })).getAllByRole('listitem');
  expect(items('Phase').map((item) => item.textContent)).toEqual([
    'Thermal',
    'Failed climb',
    'Glide',
    'Launch or engine',
  ]);
  expect(items('Other flights')[0]).toHaveTextContent('Ada');
  expect(items('Arrival heights').map((item) => item.textContent)).toEqual([
    '●Within reach',
    '✕Out of reach',
  ]);
});

test('shows the reserve of arrival heights in the units of the reader', () => {
  const cursor = createCursorStore(1000);
  const arrivals = { arrivals: [{ kind: 'risky' }], reserveM: 300, cursor } as const;
  renderKit(<MapLegend tracks={[]} arrivals={arrivals} />, { unitSystem: 'I' });
  expect(screen.getByText('Arrival heights, minus 984 ft reserve')).toBeVisible();
});

test('explains how to see arrival heights until the reader points at a moment', async () => {
  const cursor = createCursorStore();
  renderKit(<MapLegend tracks={[]} arrivals={{ arrivals: [], reserveM: 300, cursor }} />);
  const hint = 'Point at a moment of the flight to see them.';
  expect(screen.getByText(hint)).toBeVisible();
  act(() => cursor.set(1000));
  await vi.waitFor(() => expect(screen.queryByText(hint)).toBeNull());
});

test.each([
  {
    noArrivals: 'failed',
    text: 'The airfields could not be loaded. Turn this layer off and on to try again.',
  },
  { noArrivals: 'noneNear', text: 'No airfield with known elevation nearby.' },
] as const)('explains why there are no arrival heights: $noArrivals', ({ noArrivals, text }) => {
  const cursor = createCursorStore(1000);
  renderKit(<MapLegend tracks={[]} arrivals={{ arrivals: [], noArrivals, cursor }} />);
  expect(screen.getByText(text)).toBeVisible();
});

test('does not ask for a moment if airports could not be loaded', () => {
  const arrivals = { arrivals: [], noArrivals: 'failed', cursor: createCursorStore() } as const;
  renderKit(<MapLegend tracks={[]} arrivals={arrivals} />);
  expect(screen.getAllByRole('paragraph').map((line) => line.textContent)).toEqual([
    'Arrival heights',
    'The airfields could not be loaded. Turn this layer off and on to try again.',
  ]);
});

test.each([
  { why: 'alone says it', arrivals: [], heard: ['Arrival heights'] },
  { why: 'shows what the map in words says too', arrivals: [{ kind: 'save' }], heard: [] },
] as const)('the title of arrival heights is announced once: the legend $why', (row) => {
  const cursor = createCursorStore(1000);
  renderKit(<MapLegend tracks={[]} arrivals={{ arrivals: row.arrivals, cursor }} />);
  expect(screen.getByText('Arrival heights')).toBeVisible();
  expect(screen.queryAllByRole('paragraph').map((line) => line.textContent)).toEqual(row.heard);
});

test('explains the dashes along the track', () => {
  renderKit(<MapLegend tracks={[]} hasMeetings />);
  expect(screen.getByText('Flown together')).toBeVisible();
});

test('mentions that some airspaces are left out', () => {
  const cut = { shown: 1000, total: 2314 };
  renderKit(<MapLegend tracks={[]} cutAirspaces={cut} />);
  expect(screen.getByText('Only the smallest 1,000 of 2,314 airspaces are shown')).toBeVisible();
});

test('is absent if nothing needs it', () => {
  const { container } = renderKit(<MapLegend tracks={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('shows the time of the images once the cursor rests', async () => {
  const cursor = createCursorStore();
  const shared = { attribution: '', tiles: 'https://w/{z}/{x}/{y}' };
  const rain = {
    ...shared,
    id: 'rain',
    name: 'Rain',
    times: ['2026-07-14T09:00:00Z', '2026-07-14T10:00:00Z'],
  };
  const ground = { ...shared, id: 'ground', name: 'Satellite' };
  renderKit(<MapLegend tracks={[]} rasters={{ rasters: [rain, ground], cursor }} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('listitem')).toHaveTextContent('Rain 09:00');
  act(() => cursor.set(Date.parse('2026-07-14T10:05:00Z') / 1000));
  await vi.waitFor(() => expect(screen.getByRole('listitem')).toHaveTextContent('Rain 10:00'));
});
