import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { type Choice, ChoiceMenu, type ChoiceMenuProps } from './ChoiceMenu.js';

const speeds = [1, 10, 60, 120].map((times) => ({ id: times, label: `${times}×` }));

function SpeedMenu({ choices }: Pick<ChoiceMenuProps<number>, 'choices'>) {
  const [speed, setSpeed] = useState(60);
  return (
    <ChoiceMenu
      label="Speed"
      trigger={<Button>{speed}×</Button>}
      choices={choices}
      chosen={speed}
      onChange={setSpeed}
    />
  );
}

const meta: Meta<typeof SpeedMenu> = {
  component: SpeedMenu,
  args: { choices: speeds },
};
export default meta;
type Story = StoryObj<typeof SpeedMenu>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};

/** More than there is room for: a shade tells that it goes on. */
export const Long: Story = {
  ...Open,
  args: {
    choices: Array.from({ length: 60 }, (_, index): Choice<number> => {
      const times = 2 * (index + 1);
      return { id: times, label: `${times}×` };
    }),
  },
};
