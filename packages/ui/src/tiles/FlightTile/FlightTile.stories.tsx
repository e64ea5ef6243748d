import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Guide, LINK_KEYS } from '../../../.storybook/guide.js';
import {
  longestFlight,
  rankedFlight,
  scoringFlight,
  unrankedFlight,
} from '../../../test/flights.js';
import { FlightTile } from './FlightTile.js';
import { FlightTileSkeleton } from './FlightTileSkeleton.js';

const meta: Meta<typeof FlightTile> = {
  component: FlightTile,
  parameters: {
    guide: {
      keys: LINK_KEYS,
      do: 'Use it in every list of flights, with its skeleton while it loads.',
      dont: 'Put links or buttons into it; the whole tile is a link.',
    } satisfies Guide,
  },
  args: { flight: rankedFlight, href: '/flight/41' },
};
export default meta;
type Story = StoryObj<typeof FlightTile>;

export const Ranked: Story = {};
export const NotRanked: Story = { args: { flight: unrankedFlight } };
export const Scoring: Story = { args: { flight: scoringFlight } };
export const Invalid: Story = { args: { flight: { ...unrankedFlight, status: 'invalid' } } };
export const Private: Story = { args: { flight: { ...unrankedFlight, visibility: 'private' } } };
export const Phone: Story = {
  render: (args) => (
    <div style={{ inlineSize: 340 }}>
      <FlightTile {...args} />
    </div>
  ),
};

/** Nothing jumps when data arrives. */
export const SameSizeAsSkeleton: Story = {
  render: (args) => (
    <>
      {[340, 700].map((inlineSize) => (
        <div key={inlineSize} style={{ inlineSize }}>
          <FlightTile {...args} />
          <FlightTile {...args} flight={scoringFlight} />
          <FlightTileSkeleton />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const column of canvasElement.querySelectorAll('div[style]:has(> article)')) {
      const heights = [...column.children].map((tile) => tile.getBoundingClientRect().height);
      await expect(new Set(heights).size).toBe(1);
    }
  },
};

/** The longest of everything: nothing leaves the tile or runs into what stands beside it. */
export const Longest: Story = {
  render: (args) => (
    <>
      {[320, 366, 607, 648, 760].map((inlineSize) => (
        <div key={inlineSize} style={{ inlineSize }}>
          <FlightTile {...args} flight={longestFlight} />
          <FlightTile {...args} flight={longestFlight} isUnderDate />
          <FlightTile {...args} flight={{ ...longestFlight, rank: false }} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const tile of canvasElement.querySelectorAll('article')) {
      const frame = tile.getBoundingClientRect();
      // The visible part of each text, inside the elements that clip it.
      const boxes = [...tile.querySelectorAll('a, p, time, [class*="quantity"]')].map((element) =>
        element.getBoundingClientRect(),
      );
      for (const [index, box] of boxes.entries()) {
        await expect(box.right).toBeLessThanOrEqual(frame.right);
        await expect(box.bottom).toBeLessThanOrEqual(frame.bottom);
        for (const other of boxes.slice(0, index)) {
          const shared = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          const isSameLine = box.top < other.bottom - 4 && other.top < box.bottom - 4;
          if (isSameLine) await expect(shared).toBeLessThanOrEqual(0.5);
        }
      }
    }
  },
};

/** As in a flight list: at least eight are seen on a laptop's screen. */
export const List: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 6, maxInlineSize: 760 }}>
      {[rankedFlight, unrankedFlight, scoringFlight].map((flight) => (
        <FlightTile key={flight.id} {...args} flight={flight} />
      ))}
      <FlightTileSkeleton />
    </div>
  ),
};
export const OfItsCoPilot: Story = { args: { isOfCoPilot: true } };
