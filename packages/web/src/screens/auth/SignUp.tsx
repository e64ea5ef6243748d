import type { ApiError, Gender, NewUser } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import { Link } from '@cloudstreet/ui/controls/Link';
import { DateField } from '@cloudstreet/ui/fields/DateField';
import { Form, FormActions } from '@cloudstreet/ui/fields/Form';
import { PasswordField } from '@cloudstreet/ui/fields/PasswordField';
import { Select } from '@cloudstreet/ui/fields/Select';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useNow } from '../../app/context.js';
import { rawTextOf, textOf } from '../../app/forms/form-values.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { LegalLinks } from '../../app/page/LegalLinks.js';
import { pathWith } from '../../app/paths.js';
import type { Entity } from '../../app/search/EntityComboBox.js';
import { utcDay } from '../../app/search/flight-dates.js';
import { useEntity } from '../../app/search/use-entity.js';
import { ClubField, NEW_CLUB } from './ClubField.js';
import { findNameProblem } from './name-problem.js';
import { useSignUp } from './use-sign-up.js';

const GENDERS = ['M', 'F', 'D'] as const satisfies readonly Gender[];

/** Creates an account, logs in with it and goes on to where the visitor came from. */
export function SignUp({ redirect }: { redirect: string | undefined }) {
  const messages = useMessages();
  const club = useEntity();
  const { signUp, isPending, error } = useSignUp(redirect);

  return (
    <AppPage width="narrow">
      <PageHeader title={messages['signUp.title']()} />
      <Form
        fieldErrors={error?.fields}
        error={error && (formError(error) ?? messages['signUp.check']())}
        onSubmit={async (values) => signUp(newUserOf(values, await club.settled()))}
      >
        <AccountFields />
        <PersonFields />
        <ClubField field={club.field} />
        <div>
          <Checkbox isRequired requiredMessage={messages['signUp.agree.error']()}>
            {messages['signUp.agree']()}
          </Checkbox>
          <LegalLinks pages={['privacy_url', 'terms_url']} />
        </div>
        <FormActions>
          <Button type="submit" tone="primary" isPending={isPending}>
            {messages['signUp.submit']()}
          </Button>
        </FormActions>
      </Form>
      <p>
        {messages['signUp.hasAccount']()}{' '}
        <Link href={pathWith('/auth/log-in', { redirect })}>{messages['nav.logIn']()}</Link>
      </p>
    </AppPage>
  );
}

function AccountFields() {
  const messages = useMessages();
  return (
    <>
      <TextField
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
      <TextField
        label={messages['signUp.email']()}
        name="email"
        type="email"
        autoComplete="username"
        isRequired
        requiredMessage={messages['signUp.email.required']()}
      />
      <PasswordField
        label={messages['signUp.password']()}
        hint={messages['signUp.password.hint']()}
        name="password"
        purpose="new-password"
        minLength={6}
        isRequired
        requiredMessage={messages['signUp.password.required']()}
      />
    </>
  );
}

function PersonFields() {
  const messages = useMessages();
  const now = useNow();
  return (
    <>
      <DateField
        label={messages['signUp.dateOfBirth']()}
        name="date_of_birth"
        max={utcDay(now)}
        rangeMessage={messages['signUp.dateOfBirth.error']()}
        isRequired
        requiredMessage={messages['signUp.dateOfBirth.required']()}
      />
      <Select
        label={messages['signUp.gender']()}
        name="gender"
        options={GENDERS.map((id) => ({ id, label: messages[`signUp.gender.${id}`]() }))}
        isRequired
        requiredMessage={messages['signUp.gender.required']()}
      />
    </>
  );
}

/** What the server says about the whole; about single fields it is said beside them. */
function formError({ fields, message }: ApiError): string | undefined {
  return Object.keys(fields).length > 0 ? undefined : message;
}

function newUserOf(values: FormData, club: Entity | null): NewUser {
  const isNewClub = club?.id === NEW_CLUB;
  const gender = GENDERS.find((candidate) => candidate === textOf(values, 'gender'));
  return {
    name: textOf(values, 'name'),
    email: textOf(values, 'email'),
    // Blanks are part of a password.
    password: rawTextOf(values, 'password'),
    date_of_birth: textOf(values, 'date_of_birth'),
    ...(gender && { gender }),
    ...(club && (isNewClub ? { club_name: club.label } : { club_id: club.entityId })),
  };
}
