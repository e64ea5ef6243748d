import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.js';
import { SegmentedControl } from './SegmentedControl.js';

const segments = [
  { id: 'M', label: 'Metric' },
  { id: 'I', label: 'Imperial' },
  { id: 'U', label: 'US' },
] as const;

function Units() {
  const [selected, setSelected] = useState<'M' | 'I' | 'U'>('M');
  return (
    <SegmentedControl
      label="Units"
      segments={segments}
      selected={selected}
      onChange={setSelected}
    />
  );
}

const meta: Meta = {
  title: 'controls/SegmentedControl',
  component: SegmentedControl,
  parameters: {
    guide: {
      keys: {
        '←, →': 'Moves between the options.',
        'Enter, Space': 'Chooses the option.',
      },
      do: 'Use it for two to five short options that take effect at once.',
      dont: 'Use it for links; those are `LinkSegments`.',
    } satisfies Guide,
  },
};
export default meta;

export const UnitSystem: StoryObj = { render: () => <Units /> };
