import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.js';
import { Explained } from './Explained.js';
import { ExplainedChips } from './ExplainedChips.js';

const meta: Meta = {
  title: 'controls/Explained',
  component: Explained,
  parameters: {
    guide: {
      keys: { 'Enter, Space': 'Opens or closes the explanation.' },
      do: 'Explain how a value came about.',
      dont: 'Explain what the label beside it could say.',
    } satisfies Guide,
  },
};
export default meta;

export const Value: StoryObj = {
  render: () => (
    <Explained why="The index of the aircraft in the season of the flight.">118</Explained>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '118' }));
  },
};

export const Chips: StoryObj = {
  render: () => (
    <ExplainedChips
      defaultOpen="ranked"
      chips={[
        { id: 'file', label: 'File invalid', tone: 'violation', why: 'The signature is missing.' },
        { id: 'ranked', label: 'Not ranked', why: 'The file is not valid.' },
      ]}
    />
  ),
};
