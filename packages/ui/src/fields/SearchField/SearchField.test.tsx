import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { SearchField } from './SearchField.js';

test('submits on Enter and clears on Escape', async () => {
  const onSubmit = vi.fn<(text: string) => void>();
  renderKit(<SearchField label="Search pilots" onSubmit={onSubmit} />);
  const field = screen.getByRole('searchbox', { name: 'Search pilots' });
  await userEvent.type(field, 'ek{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('ek');
  await userEvent.keyboard('{Escape}');
  expect(field).toHaveValue('');
});
