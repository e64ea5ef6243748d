import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { Select } from './Select.js';

const options = [
  { id: 'GL', label: 'Glider' },
  { id: 'MG', label: 'Motor glider' },
] as const;

test('can be opened and used with only the keyboard', async () => {
  const onChange = vi.fn<(id: 'GL' | 'MG') => void>();
  renderKit(<Select label="Aircraft kind" options={options} onChange={onChange} />);
  await userEvent.tab();
  const button = screen.getByRole('button', { name: /Aircraft kind/ });
  expect(button).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('MG');
  expect(button).toHaveTextContent('Motor glider');
  await waitFor(() => expect(button).toHaveFocus());
});
