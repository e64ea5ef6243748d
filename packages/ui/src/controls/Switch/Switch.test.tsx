import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { Switch } from './Switch.js';

test('is turned on by pressing its text', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  renderKit(<Switch onChange={onChange}>Airspace</Switch>);
  await userEvent.click(screen.getByText('Airspace'));
  expect(screen.getByRole('switch', { name: 'Airspace', checked: true })).toBeInTheDocument();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});
