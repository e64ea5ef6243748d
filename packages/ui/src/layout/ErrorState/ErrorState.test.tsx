import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { ErrorState } from './ErrorState.js';

test('is announced, and the keyboard can retry', async () => {
  const onRetry = vi.fn<() => void>();
  renderKit(
    <ErrorState title="The flights could not be loaded" onRetry={onRetry}>
      Please try again later.
    </ErrorState>,
  );
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('The flights could not be loaded');
  expect(alert).toHaveTextContent('Please try again later.');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
});

test('offers no retry if there is none', () => {
  renderKit(<ErrorState title="The flight is gone" />);
  expect(screen.getByRole('alert')).toHaveTextContent('The flight is gone');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
