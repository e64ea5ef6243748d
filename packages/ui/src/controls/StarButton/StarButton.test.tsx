import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { StarButton } from './StarButton.js';

test('is pressed with the keyboard and says whether it is, and how many like it', async () => {
  const onChange = vi.fn<(isStarred: boolean) => void>();
  const { rerender } = renderKit(<StarButton count={1} isStarred={false} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  rerender(<StarButton count={2} isStarred onChange={onChange} />);
  const button = screen.getByRole('button', { name: 'Like 2', pressed: true });
  await userEvent.click(button);
  expect(onChange).toHaveBeenLastCalledWith(false);
});

test('says no number without likes', () => {
  renderKit(<StarButton count={0} isStarred={false} onChange={() => {}} />);
  expect(screen.getByRole('button', { name: 'Like', pressed: false })).toBeVisible();
});
