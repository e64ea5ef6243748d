import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DistanceFilter, type DistanceLimits } from './DistanceFilter.js';

function Limits({ initial }: { initial: DistanceLimits }) {
  const [limits, setLimits] = useState(initial);
  return <DistanceFilter {...limits} onChange={setLimits} />;
}

const meta: Meta<typeof DistanceFilter> = { component: DistanceFilter };
export default meta;
type Story = StoryObj<typeof DistanceFilter>;

export const MoreThan300: Story = { render: () => <Limits initial={{ overKm: 300 }} /> };
/** No flight matches, so the fields share an error. */
export const Impossible: Story = {
  render: () => <Limits initial={{ overKm: 300, underKm: 200 }} />,
};
