import type { Meta, StoryObj } from '@storybook/react-vite';
import { TriangleAlert } from 'lucide-react';
import { Chip } from './Chip.js';

const meta: Meta<typeof Chip> = { component: Chip };
export default meta;

export const Tones: StoryObj<typeof Chip> = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Chip>Not ranked</Chip>
      <Chip tone="brand">Junior</Chip>
      <Chip tone="lift">Personal best</Chip>
      <Chip tone="climb">Valid</Chip>
      <Chip tone="warning">
        <TriangleAlert size={14} aria-hidden />2 remarks
      </Chip>
      <Chip tone="violation">Airspace</Chip>
    </div>
  ),
};
