import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { FollowButton } from './FollowButton.js';

test.each([
  [undefined, 'Follow Ada', true],
  ['requested', 'Requested. Withdraw your request to Ada', false],
  ['following', 'Following Ada. Stop following', false],
] as const)('%s is pressed with the keyboard', async (state, name, isFollowed) => {
  const onChange = vi.fn<(isFollowed: boolean) => void>();
  renderKit(<FollowButton name="Ada" state={state} onChange={onChange} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(isFollowed);
});

test('announces the new state, and nothing before it is pressed', async () => {
  const { rerender } = renderKit(<FollowButton name="Ada" state={undefined} onChange={() => {}} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button'));
  rerender(<FollowButton name="Ada" state="following" onChange={() => {}} />);
  expect(screen.getByRole('status')).toHaveTextContent('You follow Ada.');
});
