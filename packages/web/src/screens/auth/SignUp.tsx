import { ApiError, type Gender, type NewUser } from '@cloudstreet/sdk';
import { authMutations, userMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import { Link } from '@cloudstreet/ui/controls/Link';
import { DateField } from '@cloudstreet/ui/fields/DateField';
import { Form, FormActions } from '@cloudstreet/ui/fields/Form';
import { PasswordField } from '@cloudstreet/ui/fields/PasswordField';
import { Select } from '@cloudstreet/ui/fields/Select';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp, useNow } from '../../app/context.js';
import { rawTextOf, textOf } from '../../app/forms/form-values.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { pathWith } from '../../app/paths.js';
import type { Entity } from '../../app/search/EntityComboBox.js';
import { utcDay } from '../../app/search/flight-search.js';
import { ClubField, NEW_CLUB } from './ClubField.js';
import { findNameProblem } from './name-problem.js';

const GENDERS = ['M', 'F', 'D'] as const satisfies readonly Gender[];

/** Creates an account, logs in with it and goes on to where the visitor came from. */
export function SignUp({ redirect }: { redirect: string | undefined }) {
  const messages = useMessages();
  const now = useNow();
  const [club, setClub] = useState<Entity | null>(null);
  const [agrees, setAgrees] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const { signUp, isPending, error } = useSignUp(redirect);
  const mustAgree = wasSent && !agrees;

  function submit(values: FormData) {
    setWasSent(true);
    if (agrees) signUp(newUserOf(values, club));
  }

  return (
    <AppPage width="narrow">
      <PageHeader title={messages['signUp.title']()} />
      <Form
        fieldErrors={error?.fields}
        error={
          mustAgree
            ? messages['signUp.agree.error']()
            : error && (formError(error) ?? messages['signUp.check']())
        }
        onSubmit={submit}
      >
        <TextField
          label={messages['signUp.name']()}
          hint={messages['signUp.name.hint']()}
          name="name"
          autoComplete="name"
          isRequired
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
        />
        <PasswordField
          label={messages['signUp.password']()}
          hint={messages['signUp.password.hint']()}
          name="password"
          purpose="new-password"
          minLength={6}
          isRequired
        />
        <DateField
          label={messages['signUp.dateOfBirth']()}
          name="date_of_birth"
          max={utcDay(now)}
          rangeMessage={messages['signUp.dateOfBirth.error']()}
          isRequired
        />
        <Select
          label={messages['signUp.gender']()}
          name="gender"
          options={GENDERS.map((id) => ({ id, label: messages[`signUp.gender.${id}`]() }))}
          defaultValue="M"
          isRequired
        />
        <ClubField value={club} onChange={setClub} />
        <Checkbox isSelected={agrees} onChange={setAgrees} isInvalid={mustAgree}>
          {messages['signUp.agree']()}
        </Checkbox>
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

function useSignUp(redirect: string | undefined) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const router = useRouter();
  const signIn = useMutation(authMutations.signIn(api));
  const create = useMutation({
    ...userMutations.create(api),
    // They stand in the form.
    meta: { explains: [400, 409, 422] },
  });
  function signUp(user: NewUser) {
    create.mutate(user, {
      onSuccess: ({ name }) =>
        signIn.mutate(user, {
          onSuccess: () => {
            toasts.push({ type: 'success', title: messages['signUp.done']({ name }) });
            router.history.push(redirect ?? '/');
          },
        }),
    });
  }
  return {
    signUp,
    isPending: create.isPending || signIn.isPending,
    error: create.error instanceof ApiError ? create.error : undefined,
  };
}

/** What the server says about the whole; about single fields it is said beside them. */
function formError({ fields, message }: ApiError): string | undefined {
  return Object.keys(fields).length > 0 ? undefined : message;
}

function newUserOf(values: FormData, club: Entity | null): NewUser {
  const isNewClub = club?.id === NEW_CLUB;
  return {
    name: textOf(values, 'name'),
    email: textOf(values, 'email'),
    // Blanks are part of a password.
    password: rawTextOf(values, 'password'),
    date_of_birth: textOf(values, 'date_of_birth'),
    gender: GENDERS.find((gender) => gender === textOf(values, 'gender')) ?? 'M',
    ...(club && (isNewClub ? { club_name: club.label } : { club_id: club.entityId })),
  };
}
