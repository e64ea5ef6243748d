import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartBoundary } from './PartBoundary.js';

function Broken(): never {
  throw new RangeError('No fixes.');
}

const meta: Meta<typeof PartBoundary> = {
  component: PartBoundary,
  args: { message: 'The chart could not be shown.' },
};
export default meta;

export const Failed: StoryObj<typeof PartBoundary> = { args: { children: <Broken /> } };
