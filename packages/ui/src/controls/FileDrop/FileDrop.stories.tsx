import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.js';
import { FileDrop } from './FileDrop.js';

const meta: Meta<typeof FileDrop> = {
  component: FileDrop,
  parameters: {
    guide: {
      keys: { 'Enter, Space': 'Opens the choice of files.' },
      do: 'Name the types of files that it takes.',
      dont: 'Rely on dropping alone; the button does the same.',
    } satisfies Guide,
  },
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
