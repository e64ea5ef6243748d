import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-aria-components';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { ButtonLink } from './Link.js';

test('navigates with the router of the application', async () => {
  const navigate = vi.fn<(path: string) => void>();
  renderKit(
    <RouterProvider navigate={(path) => navigate(path)}>
      <ButtonLink href="/upload">Upload</ButtonLink>
    </RouterProvider>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/upload');
  expect(screen.getByRole('link', { name: 'Upload' })).toHaveAttribute('href', '/upload');
});
