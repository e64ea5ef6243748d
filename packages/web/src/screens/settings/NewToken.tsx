import type { PersonalTokenScope } from '@cloudstreet/sdk';
import { authMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { FormActions } from '@cloudstreet/ui/fields/Form';
import { PasswordField } from '@cloudstreet/ui/fields/PasswordField';
import { Select } from '@cloudstreet/ui/fields/Select';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { rawTextOf, textOf } from '../../app/forms/form-values.js';
import { refusalOf } from '../../app/forms/refusal.js';
import { useMessages } from '../../app/messages.js';
import { useCopy } from '../../app/use-copy.js';
import * as styles from './Settings.css.js';

/** The form shows these errors. */
const EXPLAINED = [422, 429];

const SCOPES: readonly PersonalTokenScope[] = ['read', 'upload', 'write'];
const LIFETIMES = ['30', '90', '365', 'never'] as const;
type Lifetime = (typeof LIFETIMES)[number];
const DAY_MS = 86_400_000;

/** Button that opens a dialog to create a personal access token, which then shows it once. */
export function NewToken() {
  const messages = useMessages();
  const [token, setToken] = useState<string>();
  return (
    <Dialog
      trigger={<Button tone="primary">{messages['tokens.new']()}</Button>}
      title={messages['tokens.new']()}
      holdsInput
      onOpenChange={() => setToken(undefined)}
    >
      {(close) =>
        token === undefined ? (
          <TokenForm onCreate={setToken} onCancel={close} />
        ) : (
          <CreatedToken token={token} onClose={close} />
        )
      }
    </Dialog>
  );
}

interface TokenFormProps {
  onCreate: (token: string) => void;
  onCancel: () => void;
}

function TokenForm({ onCreate, onCancel }: TokenFormProps) {
  const { api, now } = useApp();
  const messages = useMessages();
  const [scopes, setScopes] = useState<readonly PersonalTokenScope[]>(['read']);
  const [isMissingScope, setMissingScope] = useState(false);
  const [lifetime, setLifetime] = useState<Lifetime>('365');
  const { mutateAsync, isPending, error } = useMutation({
    ...authMutations.createPersonalToken(api),
    meta: { explains: EXPLAINED },
  });
  const refusal = refusalOf(error, EXPLAINED);

  function toggle(scope: PersonalTokenScope, isSelected: boolean): void {
    setMissingScope(false);
    setScopes(SCOPES.filter((each) => (each === scope ? isSelected : scopes.includes(each))));
  }

  async function create(values: FormData): Promise<void> {
    setMissingScope(scopes.length === 0);
    if (scopes.length === 0) return;
    const expires = endOf(lifetime, now());
    const created = await mutateAsync({
      name: textOf(values, 'name'),
      scopes: [...scopes],
      // Spaces are part of a password.
      password: rawTextOf(values, 'password'),
      ...(expires !== undefined && { expires }),
    }).catch(() => {});
    if (created) onCreate(created.token);
  }

  return (
    <AppForm
      failure={error}
      fieldErrors={refusal?.fields}
      error={refusal?.status === 429 ? refusal.message : undefined}
      onSubmit={create}
    >
      <TextField
        label={messages['tokens.name']()}
        hint={messages['tokens.name.hint']()}
        name="name"
        maxLength={50}
        autoComplete="off"
        isRequired
        requiredMessage={messages['tokens.name.required']()}
      />
      <fieldset className={styles.choices}>
        <legend className={styles.choicesTitle}>{messages['tokens.scopes']()}</legend>
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            isSelected={scopes.includes(scope)}
            isInvalid={isMissingScope}
            onChange={(isSelected) => toggle(scope, isSelected)}
          >
            {messages['tokens.scope']({ scope })}
          </Checkbox>
        ))}
        <div role="alert" className={styles.problem}>
          {isMissingScope && messages['tokens.scopes.required']()}
        </div>
      </fieldset>
      <Select
        label={messages['tokens.end']()}
        options={LIFETIMES.map((days) => ({
          id: days,
          label: messages['tokens.end.name']({ days }),
        }))}
        value={lifetime}
        onChange={setLifetime}
      />
      <PasswordField
        label={messages['email.password']()}
        name="password"
        purpose="current-password"
        isRequired
        requiredMessage={messages['email.password.required']()}
      />
      <FormActions>
        <Button onPress={onCancel}>{messages['edit.cancel']()}</Button>
        <Button type="submit" tone="primary" isPending={isPending}>
          {messages['tokens.make']()}
        </Button>
      </FormActions>
    </AppForm>
  );
}

function CreatedToken({ token, onClose }: { token: string; onClose: () => void }) {
  const messages = useMessages();
  const copy = useCopy({
    copied: messages['tokens.copied'](),
    failed: messages['tokens.copyFailed'](),
  });
  return (
    <>
      <p ref={focus} tabIndex={-1}>
        {messages['tokens.made']()}
      </p>
      <code className={styles.secret}>{token}</code>
      <DialogActions>
        <Button onPress={onClose}>{messages['tokens.done']()}</Button>
        <Button tone="primary" onPress={() => void copy(token)}>
          {messages['tokens.copy']()}
        </Button>
      </DialogActions>
    </>
  );
}

/** The form that had the focus is gone. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

function endOf(lifetime: Lifetime, now: Date): string | undefined {
  if (lifetime === 'never') return undefined;
  return new Date(now.getTime() + Number(lifetime) * DAY_MS).toISOString();
}
