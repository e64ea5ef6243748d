import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { syntheticFlight } from '../../../test/synthetic-flight.js';
import { withMapSettings } from '../../../test/with-map-settings.js';
import { FlightMap } from './FlightMap.js';

const flight = syntheticFlight();
const acrossTheDateLine = syntheticFlight({ airport: { lat: -17.75, lon: 179.7 } });
const airports = [
  { id: 1, name: 'Musterfeld', lat: 50.43, lon: 9.62 },
  { id: 2, name: 'Hohe Warte', lat: 50.7, lon: 9.1 },
];

const meta: Meta<typeof FlightMap> = {
  component: FlightMap,
  decorators: [withMapSettings],
  args: {
    track: flight,
    score: flight.score,
    airports,
    cursorTimeS: null,
    onCursorChange: fn(),
  },
  render: function ControlledFlightMap(args) {
    const [cursorTimeS, setCursor] = useState(args.cursorTimeS);
    return (
      <FlightMap
        {...args}
        cursorTimeS={cursorTimeS}
        onCursorChange={(timeS) => {
          setCursor(timeS);
          args.onCursorChange(timeS);
        }}
      />
    );
  },
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
export const Cursor: Story = { args: { cursorTimeS: flight.timeS[2100] ?? null } };
export const NotScored: Story = { args: { score: undefined } };
/** The recording ends in flight: its end is no landing. */
export const EndsInFlight: Story = {
  args: { hasLanding: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Takeoff', undefined, { timeout: 10_000 });
    await expect(canvas.queryByText('Landing')).not.toBeInTheDocument();
  },
};
export const AcrossTheDateLine: Story = {
  args: { track: acrossTheDateLine, score: acrossTheDateLine.score, airports: undefined },
};
