import type { Gender } from '@cloudstreet/sdk';
import { DateField, type DateFieldProps } from '@cloudstreet/ui/fields/DateField';
import { Select, type SelectProps } from '@cloudstreet/ui/fields/Select';
import { TextField, type TextFieldProps } from '@cloudstreet/ui/fields/TextField';
import { utcDay } from '@cloudstreet/ui/filters/flight-dates';
import { useNow } from '../context.js';
import { useMessages } from '../messages.js';
import { findNameProblem } from './name-problem.js';

export const GENDERS = ['M', 'F', 'D'] as const satisfies readonly Gender[];

const DAY_MS = 86_400_000;

/** First and last name, with the rules of the server. */
export function NameField(props: Pick<TextFieldProps, 'value' | 'onChange'>) {
  const messages = useMessages();
  return (
    <TextField
      {...props}
      label={messages['signUp.name']()}
      hint={messages['signUp.name.hint']()}
      name="name"
      autoComplete="name"
      isRequired
      requiredMessage={messages['signUp.name.required']()}
      validate={(name) => {
        const problem = findNameProblem(name);
        return problem ? messages[problem]() : null;
      }}
    />
  );
}

export function DateOfBirthField(props: Pick<DateFieldProps, 'value' | 'onChange'>) {
  const messages = useMessages();
  const now = useNow();
  return (
    <DateField
      {...props}
      label={messages['signUp.dateOfBirth']()}
      name="date_of_birth"
      max={utcDay(new Date(now.getTime() - DAY_MS))}
      rangeMessage={messages['signUp.dateOfBirth.error']()}
      isRequired
      requiredMessage={messages['signUp.dateOfBirth.required']()}
    />
  );
}

export function GenderField(props: Pick<SelectProps<Gender>, 'value' | 'onChange'>) {
  const messages = useMessages();
  return (
    <Select
      {...props}
      label={messages['signUp.gender']()}
      name="gender"
      options={GENDERS.map((id) => ({ id, label: messages[`signUp.gender.${id}`]() }))}
      isRequired
      requiredMessage={messages['signUp.gender.required']()}
    />
  );
}
