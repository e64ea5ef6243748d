import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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

const meta: Meta = { title: 'controls/SegmentedControl' };
export default meta;

export const UnitSystem: StoryObj = { render: () => <Units /> };
