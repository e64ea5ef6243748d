import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import reliefUrl from '../../../relief.pmtiles?url';
import { rankedFlight } from '../../../test/flights.js';
import { FlightOutline } from '../../tiles/FlightOutline/FlightOutline.js';
import { OutlineGroundContext } from '../../tiles/outline-ground/outline-ground.js';
import { ReliefGround } from './ReliefGround.js';

const meta: Meta<typeof FlightOutline> = {
  component: FlightOutline,
  args: { outline: rankedFlight.polyline ?? '' },
  render: (args) => (
    <OutlineGroundContext value={(view) => <ReliefGround view={view} reliefUrl={reliefUrl} />}>
      <div style={{ inlineSize: 560, blockSize: 210 }}>
        <FlightOutline {...args} />
      </div>
    </OutlineGroundContext>
  ),
};
export default meta;

/** The relief fills the outline. */
export const BelowOutline: StoryObj<typeof FlightOutline> = {
  play: async ({ canvasElement }) => {
    const canvas = canvasElement.querySelector('canvas')!;
    const opacityAt = (share: number) => {
      const [x, y] = [canvas.width * share, canvas.height * share];
      return canvas.getContext('2d')!.getImageData(x, y, 1, 1).data[3];
    };
    await waitFor(() => expect([opacityAt(0.02), opacityAt(0.5)]).toEqual([255, 255]), {
      timeout: 10_000,
    });
  },
};
