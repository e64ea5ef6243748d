import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { type Guide, NUMBER_KEYS } from '../../../.storybook/guide.js';
import { DistanceFilter, type DistanceLimits } from './DistanceFilter.js';

function Limits({ initial }: { initial: DistanceLimits }) {
  const [limits, setLimits] = useState(initial);
  return <DistanceFilter {...limits} onChange={setLimits} />;
}

const meta: Meta<typeof DistanceFilter> = {
  component: DistanceFilter,
  parameters: {
    guide: {
      keys: NUMBER_KEYS,
      do: 'Apply the limits together with the other filters of a dialog.',
      dont: 'Convert the limits; they are in km, and the fields in the unit of the user.',
    } satisfies Guide,
  },
};
export default meta;
type Story = StoryObj<typeof DistanceFilter>;

export const MoreThan300: Story = { render: () => <Limits initial={{ overKm: 300 }} /> };
/** No flight matches, so the fields share an error. */
export const Impossible: Story = {
  render: () => <Limits initial={{ overKm: 300, underKm: 200 }} />,
};
