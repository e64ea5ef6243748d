import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { type Guide, LIST_KEYS } from '../../../.storybook/guide.js';
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
  parameters: {
    guide: {
      keys: LIST_KEYS,
      do: 'Use it for a setting with a few values that takes effect at once.',
      dont: 'Use it in a form; that is a `Select`.',
    } satisfies Guide,
  },
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
