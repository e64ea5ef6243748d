import type { Meta, StoryObj } from '@storybook/react-vite';
import { RegionName } from './RegionName.js';

const meta: Meta<typeof RegionName> = {
  component: RegionName,
  args: { region: { name: 'Lombardia', country: 'IT' } },
};
export default meta;

export const Lombardy: StoryObj<typeof RegionName> = {};
