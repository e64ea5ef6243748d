import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileDrop } from './FileDrop.js';

const meta: Meta<typeof FileDrop> = {
  component: FileDrop,
  args: {
    label: 'Drop your IGC files here',
    hint: 'As many as you like, up to 10 MB each.',
    acceptedTypes: ['.igc'],
    allowsMultiple: true,
    onFiles: () => undefined,
  },
};
export default meta;

export const Flights: StoryObj<typeof FileDrop> = {};
export const Compact: StoryObj<typeof FileDrop> = { args: { isCompact: true } };
