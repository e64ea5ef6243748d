import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FirstPictureProvider } from './first-picture.js';
import { LaterDetails } from './LaterDetails.js';

const Content = vi.fn(() => 'The arithmetic');

function renderDetails(hasPicture: boolean) {
  Content.mockClear();
  const at = (value: boolean) => (
    <FirstPictureProvider value={value}>
      <LaterDetails title="Points">
        <Content />
      </LaterDetails>
    </FirstPictureProvider>
  );
  const { rerender } = render(at(hasPicture));
  return (value: boolean) => rerender(at(value));
}

test('nothing of them is rendered before the first picture, then all, closed as they are', () => {
  const show = renderDetails(false);
  expect(Content).not.toHaveBeenCalled();
  act(() => show(true));
  expect(screen.getByText('The arithmetic')).not.toBeVisible();
});

test('opened before, they are there at once', async () => {
  renderDetails(false);
  await userEvent.click(screen.getByRole('button', { name: 'Points' }));
  expect(screen.getByText('The arithmetic')).toBeVisible();
});
