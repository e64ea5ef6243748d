import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { Form } from '../../fields/Form/Form.js';
import { Button } from '../Button/Button.js';
import { Checkbox } from './Checkbox.js';

test('the space bar ticks it', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  renderKit(<Checkbox onChange={onChange}>I agree</Checkbox>);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

test('the form reports and focuses a required box', async () => {
  const onSubmit = vi.fn<() => void>();
  renderKit(
    <Form onSubmit={onSubmit}>
      <Checkbox isRequired requiredMessage="Please agree to the terms">
        I agree
      </Checkbox>
      <Button type="submit">Send</Button>
    </Form>,
  );
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(box).toHaveFocus();
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Please agree to the terms');
  expect(onSubmit).not.toHaveBeenCalled();

  await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(box).not.toHaveAccessibleDescription();
});
