import type { NewUser } from '@cloudstreet/sdk';
import { instanceQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import { ButtonLink, Link } from '@cloudstreet/ui/controls/Link';
import { FormActions } from '@cloudstreet/ui/fields/Form';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useQuery } from '@tanstack/react-query';
import { CaptchaField } from '../../app/captcha/CaptchaField.js';
import { useCaptcha } from '../../app/captcha/use-captcha.js';
import { useApp } from '../../app/context.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { rawTextOf, textOf } from '../../app/forms/form-values.js';
import { NewPasswordField } from '../../app/forms/PasswordFields.js';
import { DateOfBirthField, GENDERS, GenderField, NameField } from '../../app/forms/PersonFields.js';
import { formError } from '../../app/forms/refusal.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { InstanceLinks } from '../../app/page/InstanceLinks.js';
import { pathWith } from '../../app/paths.js';
import type { Entity } from '../../app/search/EntityComboBox.js';
import { useEntity } from '../../app/search/use-entity.js';
import { ClubField, NEW_CLUB } from './ClubField.js';
import { MailSent } from './MailSent.js';
import { useSignUp } from './use-sign-up.js';

/** Creates an account, signs in and returns to the previous page. */
export function SignUp({ redirect }: { redirect: string | undefined }) {
  const messages = useMessages();
  const club = useEntity();
  const captcha = useCaptcha();
  const agreedTexts = useAgreedTexts();
  const { signUp, isPending, hasMail, error, failure } = useSignUp(redirect, captcha);

  if (hasMail) {
    return (
      <MailSent
        title={messages['signUp.title']()}
        message={messages['signUp.mail']()}
        action={
          <ButtonLink href="/auth/resend-verification">
            {messages['mailRequest.again']()}
          </ButtonLink>
        }
      />
    );
  }

  return (
    <AppPage width="narrow">
      <PageHeader title={messages['signUp.title']()} />
      <AppForm
        failure={failure}
        warnsOnLeave
        fieldErrors={error?.fields}
        error={error && (formError(error) ?? messages['signUp.check']())}
        onSubmit={async (values) => signUp(newUserOf(values, await club.settled()))}
      >
        <AccountFields />
        <DateOfBirthField />
        <GenderField />
        <ClubField field={club.field} />
        <div>
          <Checkbox isRequired requiredMessage={messages['signUp.agree.error']()}>
            {messages['signUp.agree']({ to: agreedTexts })}
          </Checkbox>
          <InstanceLinks pages={['privacy_url', 'terms_url']} />
        </div>
        <CaptchaField field={captcha.field} />
        <FormActions>
          <Button type="submit" tone="primary" isPending={isPending}>
            {messages['signUp.submit']()}
          </Button>
        </FormActions>
      </AppForm>
      <p>
        {messages['signUp.hasAccount']()}{' '}
        <Link href={pathWith('/auth/log-in', { redirect })}>{messages['nav.logIn']()}</Link>
      </p>
    </AppPage>
  );
}

/** Returns the texts that the operator has. Without any, users agree that their flights are public. */
function useAgreedTexts(): 'both' | 'privacy' | 'terms' | 'none' {
  const { api } = useApp();
  const { data } = useQuery({
    ...instanceQueries.detail(api),
    meta: { explains: 'all' },
    throwOnError: false,
  });
  if (data?.privacy_url) return data.terms_url ? 'both' : 'privacy';
  return data?.terms_url ? 'terms' : 'none';
}

function AccountFields() {
  const messages = useMessages();
  return (
    <>
      <NameField />
      <TextField
        label={messages['signUp.email']()}
        name="email"
        type="email"
        autoComplete="username"
        isRequired
        requiredMessage={messages['signUp.email.required']()}
      />
      <NewPasswordField label={messages['signUp.password']()} name="password" />
    </>
  );
}

function newUserOf(values: FormData, club: Entity | null): NewUser {
  const isNewClub = club?.id === NEW_CLUB;
  const gender = GENDERS.find((candidate) => candidate === textOf(values, 'gender'));
  return {
    name: textOf(values, 'name'),
    email: textOf(values, 'email'),
    // Spaces are part of a password.
    password: rawTextOf(values, 'password'),
    date_of_birth: textOf(values, 'date_of_birth'),
    ...(gender && { gender }),
    ...(club && (isNewClub ? { club_name: club.label } : { club_id: club.entityId })),
  };
}
