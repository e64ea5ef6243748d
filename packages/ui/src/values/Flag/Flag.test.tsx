import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { Flag } from './Flag.js';

test('is named in the language of the reader', async () => {
  renderKit(<Flag country="DE" />, { locale: 'fr' });
  expect(await screen.findByRole('img', { name: 'Allemagne' })).toBeVisible();
});

test('an unknown country shows its code', () => {
  renderKit(<Flag country="XX" />);
  expect(screen.getByTitle('XX')).toBeInTheDocument();
});
