import type { FollowState } from '@cloudstreet/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { BUTTON_KEYS, type Guide } from '../../../.storybook/guide.js';
import { FollowButton, type FollowButtonProps } from './FollowButton.js';

const meta: Meta<typeof FollowButton> = {
  component: FollowButton,
  parameters: {
    guide: {
      keys: BUTTON_KEYS,
      do: 'Show it beside the name of what it follows.',
      dont: 'Ask before it stops following: pressing it again undoes that.',
    } satisfies Guide,
  },
  args: { name: 'Jo Sample', state: undefined, onChange: () => {} },
};
export default meta;
type Story = StoryObj<typeof FollowButton>;

export const NotFollowed: Story = {};
export const Requested: Story = { args: { state: 'requested' } };
export const Following: Story = { args: { state: 'following' } };

function Switched(props: FollowButtonProps) {
  const [state, setState] = useState<FollowState>();
  const change = (isFollowed: boolean) => setState(isFollowed ? 'following' : undefined);
  return <FollowButton {...props} state={state} onChange={change} />;
}

export const PressedAgain: Story = {
  render: (args) => <Switched {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow Jo Sample' }));
    const following = canvas.getByRole('button', { name: 'Following Jo Sample. Stop following' });
    await userEvent.click(following);
    await expect(canvas.getByRole('button', { name: 'Follow Jo Sample' })).toHaveFocus();
  },
};
