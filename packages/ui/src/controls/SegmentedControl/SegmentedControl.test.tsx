import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { SegmentedControl } from './SegmentedControl.js';

test('marks the choice and reports another one, but never none', async () => {
  const onChange = vi.fn<(id: 'M' | 'U') => void>();
  renderKit(
    <SegmentedControl
      label="Units"
      segments={[
        { id: 'M', label: 'Metric' },
        { id: 'U', label: 'US' },
      ]}
      selected="M"
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('radio', { name: 'Metric', checked: true })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Metric' }));
  await userEvent.click(screen.getByRole('radio', { name: 'US' }));
  expect(onChange.mock.calls.at(-1)).toEqual(['U']);
  expect(onChange.mock.calls.every(([id]) => id !== undefined)).toBe(true);
});
