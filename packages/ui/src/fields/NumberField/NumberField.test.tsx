import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { NumberField } from './NumberField.js';

test('reads the decimal separator of the locale and steps with the arrow keys', async () => {
  const onChange = vi.fn<(value: number) => void>();
  renderKit(<NumberField label="Mass" unit="kg" step={0.5} onChange={onChange} />, {
    locale: 'de',
  });
  const field = screen.getByRole('textbox', { name: /Mass/ });
  await userEvent.type(field, '520,5{Tab}');
  expect(onChange).toHaveBeenLastCalledWith(520.5);
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith(521);
});

test('its error message can be elsewhere', () => {
  renderKit(
    <>
      <NumberField label="Mass" invalidBy="why" />
      <p id="why">More than the other.</p>
    </>,
  );
  const field = screen.getByRole('textbox', { name: /Mass/ });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('More than the other.');
});

test('stays within its limits', async () => {
  const onChange = vi.fn<(value: number) => void>();
  renderKit(<NumberField label="Mass" maxValue={600} onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox', { name: /Mass/ }), '900{Tab}');
  expect(onChange).toHaveBeenLastCalledWith(600);
});

test('can keep typed values between two steps, which buttons and arrow keys follow', async () => {
  const onChange = vi.fn<(value: number) => void>();
  renderKit(
    <NumberField label="Altitude" keepsTyped minValue={0} step={500} onChange={onChange} />,
  );
  const field = screen.getByRole('textbox', { name: /Altitude/ });
  await userEvent.type(field, '4100{Tab}');
  expect(onChange).toHaveBeenLastCalledWith(4100);
  expect(field).toHaveValue('4,100');
  expect(field).toBeValid();
  await userEvent.type(field, '{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith(4500);
  await userEvent.click(screen.getByRole('button', { name: /Decrease/ }));
  expect(onChange).toHaveBeenLastCalledWith(4000);
});
