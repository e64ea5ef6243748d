import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelHexagon } from './LevelHexagon.js';

const meta: Meta<typeof LevelHexagon> = { component: LevelHexagon, args: { level: 3 } };
export default meta;
type Story = StoryObj<typeof LevelHexagon>;

export const Small: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const AllLevels: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px' }}>
      {Array.from({ length: 20 }, (_, index) => (
        <LevelHexagon key={index} level={index + 1} size="large" />
      ))}
    </div>
  ),
};
