import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { Button } from '../../controls/Button/Button.js';
import { Checkbox } from '../../controls/Checkbox/Checkbox.js';
import { DateField } from '../DateField/DateField.js';
import { PasswordField } from '../PasswordField/PasswordField.js';
import { Select } from '../Select/Select.js';
import { TextField } from '../TextField/TextField.js';
import { Form, type FormProps } from './Form.js';

function renderForm(children: FormProps['children'], props: Partial<FormProps> = {}) {
  const onSubmit = vi.fn<(values: FormData) => void>();
  renderKit(
    <Form onSubmit={onSubmit} {...props}>
      {children}
      <Button type="submit">Send</Button>
    </Form>,
  );
  return {
    onSubmit,
    send: () => userEvent.click(screen.getByRole('button', { name: 'Send' })),
    sent: () => Object.fromEntries(onSubmit.mock.calls[0]?.[0] ?? []),
  };
}

test('sends values by the names of the fields', async () => {
  const { send, sent } = renderForm(
    <>
      <TextField label="Name" name="name" isRequired />
      <PasswordField label="Password" name="password" purpose="new-password" isRequired />
      <Select
        label="Gender"
        name="gender"
        defaultValue="F"
        options={[
          { id: 'M', label: 'Male' },
          { id: 'F', label: 'Female' },
        ]}
      />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Jo Ek');
  await userEvent.type(screen.getByLabelText('Password'), 'thermal-9');
  await send();
  expect(sent()).toEqual({ name: 'Jo Ek', password: 'thermal-9', gender: 'F' });
});

test('reports a missing value below its field, focuses it and sends nothing', async () => {
  const { send, onSubmit } = renderForm(<TextField label="Name" name="name" isRequired />);
  await send();
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Fill in this field.');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an empty form reports all missing fields and focuses the first', async () => {
  const { send, onSubmit } = renderForm(
    <>
      <TextField
        label="Name"
        name="name"
        isRequired
        requiredMessage="Please enter your name."
        validate={(name) => (name.length < 6 ? '6 to 60 characters' : null)}
      />
      <PasswordField label="Password" name="password" purpose="new-password" isRequired />
      <DateField label="Date of birth" name="date_of_birth" isRequired />
      <Select
        label="Gender"
        name="gender"
        isRequired
        requiredMessage="Please select your gender"
        options={[{ id: 'F', label: 'Female' }]}
      />
      <Checkbox isRequired requiredMessage="Please agree to the terms">
        I agree
      </Checkbox>
    </>,
  );
  await send();
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('Please enter your name.');
  for (const text of ['Please select your gender', 'Please agree to the terms']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getAllByText('Fill in this field.')).toHaveLength(2);
  expect(onSubmit).not.toHaveBeenCalled();

  await userEvent.type(name, 'Jo');
  await send();
  expect(name).toHaveAccessibleDescription('6 to 60 characters');
});

test('focuses a missing choice', async () => {
  const { send } = renderForm(
    <Select label="Gender" name="gender" isRequired options={[{ id: 'F', label: 'Female' }]} />,
  );
  await send();
  expect(screen.getByRole('button', { name: /Gender/ })).toHaveFocus();
});

test('removes an error as soon as the text is valid', async () => {
  renderKit(
    <Form onSubmit={() => undefined}>
      <TextField label="Sign" pattern="[A-Z]+" patternMessage="Only capitals." />
      <Button type="submit">Save</Button>
    </Form>,
  );
  const sign = screen.getByRole('textbox', { name: /Sign/ });
  await userEvent.type(sign, 'a');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Only capitals.')).toBeVisible();
  await userEvent.clear(sign);
  await userEvent.type(sign, 'A');
  // Nothing below moves under a button that is then pressed.
  expect(sign).toHaveFocus();
  expect(screen.queryByText('Only capitals.')).toBeNull();
});

test('a pattern must match the whole value', async () => {
  const { send, onSubmit } = renderForm(
    <TextField
      label="Registration"
      name="registration"
      pattern="[A-Z0-9\-]+"
      patternMessage="Only uppercase letters, numbers and '-' are allowed for registration."
    />,
  );
  const field = screen.getByRole('textbox', { name: /Registration/ });
  await userEvent.type(field, 'D-klqx');
  await send();
  expect(field).toHaveAccessibleDescription(/Only uppercase letters/);
  await userEvent.clear(field);
  await userEvent.type(field, 'D-KLQX');
  await send();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('shows errors of the server until the field is changed', async () => {
  renderForm(<TextField label="Name" name="name" />, {
    error: 'Please check your form inputs.',
    fieldErrors: { name: 'Please do not use only caps.' },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Please check your form inputs.');
  const field = screen.getByRole('textbox', { name: /Name/ });
  expect(field).toHaveAccessibleDescription('Please do not use only caps.');
  // Not only when it is left: the button would move from under the finger that presses it.
  await userEvent.type(field, 'J');
  expect(field).toHaveFocus();
  expect(field).not.toHaveAccessibleDescription('Please do not use only caps.');
});

test('focuses the first field with an error of the server', async () => {
  const fields = (
    <>
      <TextField label="Name" name="name" />
      <Select
        label="Gender"
        name="gender"
        defaultValue="F"
        options={[{ id: 'F', label: 'Female' }]}
      />
      <DateField label="Born" name="date_of_birth" defaultValue="2020-01-01" />
      <TextField label="Number" name="ssa_id" />
    </>
  );
  const formWith = (fieldErrors?: Record<string, string>) => (
    <Form onSubmit={() => undefined} fieldErrors={fieldErrors}>
      {fields}
    </Form>
  );
  const { rerender } = renderKit(formWith());
  rerender(formWith({ ssa_id: 'Unknown.', name: 'Taken.' }));
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveFocus();
  rerender(formWith({ gender: 'Not that one.' }));
  expect(screen.getByRole('button', { name: /Gender/ })).toHaveFocus();
  rerender(formWith({ ssa_id: 'Unknown.', date_of_birth: 'Too young.' }));
  expect(screen.getByRole('group', { name: /Born/ })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

test('is sent once until the response arrives', async () => {
  let respond = () => {};
  const onSubmit = vi.fn<() => Promise<void>>(
    () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  );
  const { send } = renderForm(<TextField label="Name" name="name" defaultValue="Jo" />, {
    onSubmit,
  });
  const form = screen.getByRole('textbox', { name: /Name/ }).closest('form')!;
  // Faster than React can disable a button.
  fireEvent.submit(form);
  fireEvent.submit(form);
  await send();
  expect(onSubmit).toHaveBeenCalledOnce();
  await act(async () => respond());
  await send();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('a password can be shown', async () => {
  renderForm(
    <PasswordField label="Password" name="password" purpose="current-password" isRequired />,
  );
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
});

test('a date is typed in the order of the locale and sent as an ISO date', async () => {
  const { send, sent } = renderForm(
    <DateField label="Date of birth" name="date_of_birth" isRequired />,
  );
  await userEvent.tab();
  await userEvent.keyboard('24121990');
  await send();
  expect(sent()).toEqual({ date_of_birth: '1990-12-24' });
});

test('a date out of range is refused with the given message', async () => {
  const { send, onSubmit } = renderForm(
    <DateField
      label="Date of birth"
      name="date_of_birth"
      defaultValue="2025-01-01"
      max="2020-01-01"
      rangeMessage="Please select an earlier date of birth."
    />,
  );
  await send();
  expect(screen.getByText('Please select an earlier date of birth.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('marks optional fields', () => {
  renderForm(
    <>
      <TextField label="Club" />
      <DateField label="Day" />
      <TextField label="Name" isRequired />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Club optional' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Day optional' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
});

test('distinguishes input by the user from autofill', async () => {
  const onEntry = vi.fn<() => void>();
  renderForm(<TextField label="Name" name="name" />, { onEntry });
  const field = screen.getByRole('textbox', { name: /Name/ });
  fireEvent.input(field, { target: { value: 'Jo' } });
  expect(onEntry).not.toHaveBeenCalled();
  await userEvent.type(field, 's');
  expect(onEntry).toHaveBeenCalledOnce();
});
