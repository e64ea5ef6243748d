import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { Checkbox } from './Checkbox.js';

test('is ticked with the space bar', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  renderKit(<Checkbox onChange={onChange}>I agree</Checkbox>);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});
