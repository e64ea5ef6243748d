import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { ButtonLink } from '../../controls/Link/Link.js';
import { EmptyState } from './EmptyState.js';

test('says what is missing, why, and what to do next', () => {
  renderKit(
    <EmptyState
      title="No flights yet"
      icon={<svg aria-hidden />}
      action={<ButtonLink href="/upload">Upload a flight</ButtonLink>}
    >
      Drop an IGC file.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'No flights yet' })).toBeVisible();
  expect(screen.getByText('Drop an IGC file.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upload a flight' })).toHaveAttribute('href', '/upload');
});

test('needs only its title', () => {
  const { container } = renderKit(<EmptyState title="No flights yet" />);
  expect(container.textContent).toBe('No flights yet');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
