import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.js';
import { Button } from '../../controls/Button/Button.js';
import { Checkbox } from '../../controls/Checkbox/Checkbox.js';
import { DateField } from '../DateField/DateField.js';
import { NumberField } from '../NumberField/NumberField.js';
import { PasswordField } from '../PasswordField/PasswordField.js';
import { Select } from '../Select/Select.js';
import { TextField } from '../TextField/TextField.js';
import { Form, FormActions } from './Form.js';

const meta: Meta<typeof Form> = {
  component: Form,
  parameters: {
    guide: {
      keys: { Enter: 'In a field: submits the form.' },
      do: 'Move the focus to the first field with an error.',
      dont: 'Disable the button until everything is filled in.',
    } satisfies Guide,
  },
  args: { onSubmit: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Form>;

export const SignUp: Story = {
  args: {
    children: (
      <>
        <TextField label="Name" name="name" isRequired hint="First name and last name." />
        <TextField label="Email" name="email" type="email" isRequired />
        <PasswordField label="Password" name="password" purpose="new-password" isRequired />
        <DateField label="Date of birth" name="date_of_birth" isRequired />
        <Select
          label="Gender"
          name="gender"
          defaultValue="M"
          options={[
            { id: 'M', label: 'Male' },
            { id: 'F', label: 'Female' },
          ]}
        />
        <Checkbox isRequired>I agree to the terms.</Checkbox>
        <FormActions>
          <Button type="submit" tone="primary">
            Sign up
          </Button>
        </FormActions>
      </>
    ),
  },
};

export const ServerErrors: Story = {
  args: {
    error: 'Please check your form inputs.',
    fieldErrors: { name: 'Please do not use only caps.' },
    children: <TextField label="Name" name="name" defaultValue="JO EK" isRequired />,
  },
};

export const OtherFields: Story = {
  args: {
    children: (
      <>
        <NumberField label="Takeoff mass" unit="kg" defaultValue={520} minValue={400} />
        <TextField label="About me" lines={3} />
        <TextField label="Registration" defaultValue="D-KLQX" isDisabled />
      </>
    ),
  },
};
