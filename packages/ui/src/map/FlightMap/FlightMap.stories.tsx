import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Guide, MAP_KEYS } from '../../../.storybook/guide.js';
import { controlledMap } from '../../../test/controlled-map.js';
import { curvesAndPhases } from '../../../test/curves-and-phases.js';
import { syntheticFlight } from '../../../test/synthetic-flight.js';
import { withMapSettings } from '../../../test/with-map-settings.js';
import { trackPalettes } from '../../theme/tokens.js';
import { FlightMap } from './FlightMap.js';
import type { FlightMapProps } from './flight-map-props.js';

const flight = syntheticFlight();
const acrossTheDateLine = syntheticFlight({ airport: { lat: -17.75, lon: 179.7 } });
const airports = [
  { id: 1, name: 'Musterfeld', lat: 50.43, lon: 9.62 },
  { id: 2, name: 'Hohe Warte', lat: 50.7, lon: 9.1 },
];

const meta: Meta<typeof FlightMap> = {
  component: FlightMap,
  parameters: {
    guide: {
      keys: MAP_KEYS,
      do: 'Share its cursor with the barogram.',
      dont: 'Let the map be the only way to a value.',
    } satisfies Guide,
  },
  decorators: [withMapSettings],
  args: {
    track: flight,
    score: flight.score,
    airports,
    cursorTimeS: null,
    onCursorChange: fn(),
  },
  render: controlledMap(FlightMap),
};
export default meta;
type Story = StoryObj<typeof FlightMap>;

/** A turnpoint's marker moves the cursor there. */
export const Flight: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const marker = await canvas.findByRole('button', { name: 'Turnpoint 2' }, { timeout: 10_000 });
    await userEvent.click(marker);
    const time = flight.score.turnpoints[2]?.time ?? '';
    await expect(args.onCursorChange).toHaveBeenCalledWith(Date.parse(time) / 1000);
  },
};
export const Cursor: Story = { args: { cursorTimeS: flight.unixS[2100] ?? null } };
export const NotScored: Story = { args: { score: undefined }, tags: ['slow-to-draw'] };
/** The recording ends in flight: its end is no landing. */
export const EndsInFlight: Story = {
  args: { hasLanding: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Takeoff', undefined, { timeout: 10_000 });
    await expect(canvas.queryByText('Landing')).not.toBeInTheDocument();
  },
};
const at = (share: number) => flight.unixS[Math.floor(share * flight.unixS.length)] ?? 0;
const { curves, thermals } = curvesAndPhases(flight);
export const ByVario: Story = {
  args: { coloring: { by: 'vario', values: curves.varioMps } },
  tags: ['slow-to-draw'],
};
export const ByAltitude: Story = {
  tags: ['slow-to-draw'],
  args: { coloring: { by: 'altitude', values: curves.altitudeMslM } },
};
/** Each phase as its place among thermal, attempt, glide and launch or engine. */
export const ByPhase: Story = {
  tags: ['slow-to-draw'],
  args: {
    coloring: {
      by: 'phase',
      values: curves.thermalClimbMps.map((climb, fix) => {
        if (flight.unixS[fix]! < at(0.05)) return 3;
        return Number.isFinite(climb) ? 0 : 2;
      }),
    },
  },
};

const other = (id: number, name: string, lat: number, lon: number) => ({
  id,
  name,
  color: trackPalettes.light[id]!,
  track: { ...syntheticFlight({ airport: { lat, lon }, intervalS: 20 }) },
});
const square = [
  [9.9, 50.6],
  [10.5, 50.6],
  [10.5, 50.9],
  [9.9, 50.9],
  [9.9, 50.6],
] as const;
const everything: Partial<FlightMapProps> = {
  cursorTimeS: at(0.6),
  thermals,
  winds: [0.2, 0.5, 0.8].map((share) => {
    const fix = Math.floor(share * flight.unixS.length);
    return { lat: flight.latDeg[fix]!, lon: flight.lonDeg[fix]!, speedKmh: 21, directionDeg: 250 };
  }),
  glides: [
    { startS: at(0.2), endS: at(0.28), distanceKm: 18.4, speedKmh: 118, glideRatio: 34 },
    { startS: at(0.5), endS: at(0.58), distanceKm: 12.1, speedKmh: 104 },
  ],
  task: [
    { name: 'Musterfeld', lat: 50.43, lon: 9.62 },
    {
      name: 'Weitental',
      lat: 50.05,
      lon: 10.3,
      missed: {
        zone: [
          {
            kind: 'area',
            point: 1,
            path: [
              { lat: 50.05, lon: 10.3 },
              { lat: 50.05, lon: 10.5 },
              { lat: 49.93, lon: 10.3 },
              { lat: 50.05, lon: 10.3 },
            ],
          },
        ],
        timeS: at(0.5),
      },
    },
    { name: 'Musterfeld', lat: 50.43, lon: 9.62 },
  ],
  arrivals: [
    { name: 'Langenfeld', lat: 50.2, lon: 9.3, arrivalM: 640, kind: 'save' },
    { name: 'Steinbach', lat: 50.75, lon: 9.9, arrivalM: -120, kind: 'risky' },
    { name: 'Weitental', lat: 50.0, lon: 10.3, arrivalM: -900, kind: 'distant' },
  ],
  arrivalReserveM: 300,
  airspaces: [
    { name: 'Musterstadt', airspaceClass: 'D', floor: 'GND', ceiling: 'FL 100', outline: square },
  ],
  otherTracks: [other(1, 'Ada Beck', 50.3, 9.5), other(2, 'Jan Otto', 50.5, 9.9)],
  meetings: [{ startS: at(0.3), endS: at(0.36), name: 'Ada Beck' }],
  intervals: [{ startS: at(0.7), endS: at(0.8) }],
};

/** Switched off and on again in the menu. */
export const Layers: Story = {
  args: everything,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const menu = await canvas.findByRole('button', { name: 'Layers' }, { timeout: 10_000 });
    await canvas.findByRole('list', { name: 'Other flights' });
    await userEvent.click(menu);
    const page = within(document.body);
    await userEvent.click(await page.findByRole('menuitemcheckbox', { name: 'Other flights' }));
    await expect(canvas.queryByRole('list', { name: 'Other flights' })).toBeNull();
    await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'Other flights' }));
    await userEvent.keyboard('{Escape}');
    await canvas.findByRole('list', { name: 'Other flights' });
    await waitFor(() => expect(menu).toHaveFocus());
    await page.findByRole('tooltip');
  },
};
export const AcrossTheDateLine: Story = {
  tags: ['slow-to-draw'],
  args: { track: acrossTheDateLine, score: acrossTheDateLine.score, airports: undefined },
};
