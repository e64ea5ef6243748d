import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guide, SCROLL_KEYS } from '../../../.storybook/guide.js';
import { Distance, Duration, Speed } from '../../values/quantities.js';
import { LocalTime } from '../../values/times.js';
import { Table, type TableColumn } from './Table.js';

interface Leg {
  number: number;
  start: string;
  distance: number;
  speed: number;
  duration: number;
}

const legs: Leg[] = [
  { number: 1, start: '2026-07-14T10:12:00+00:00', distance: 214.31, speed: 121.4, duration: 6355 },
  { number: 2, start: '2026-07-14T11:57:55+00:00', distance: 96.02, speed: 98.7, duration: 3502 },
  { number: 3, start: '2026-07-14T12:56:17+00:00', distance: 351.9, speed: 131, duration: 9671 },
];

const columns: TableColumn<Leg>[] = [
  { id: 'number', header: 'Leg', isRowHeader: true, cell: (leg) => leg.number },
  { id: 'start', header: 'Start', cell: (leg) => <LocalTime time={leg.start} /> },
  {
    id: 'distance',
    header: 'Distance',
    align: 'end',
    cell: (leg) => <Distance km={leg.distance} />,
  },
  { id: 'speed', header: 'Speed', align: 'end', cell: (leg) => <Speed kmh={leg.speed} /> },
  { id: 'time', header: 'Time', align: 'end', cell: (leg) => <Duration seconds={leg.duration} /> },
];

const meta: Meta = {
  title: 'controls/Table',
  component: Table,
  parameters: {
    guide: {
      keys: {
        ...SCROLL_KEYS,
        'Enter, Space': 'On a header that sorts: sorts by its column, then in the other direction.',
      },
      do: 'Align quantities at the end, so that digits are below each other.',
      dont: 'Use it for layout, or for rows that are better cards on a phone.',
    } satisfies Guide,
  },
};
export default meta;

export const Legs: StoryObj = {
  render: () => (
    <Table
      caption="Legs"
      columns={columns}
      rows={legs}
      getKey={(leg) => leg.number}
      totals={{ number: 'Total', distance: <Distance km={662.23} />, speed: <Speed kmh={122} /> }}
    />
  ),
};
