import type { Me } from '@cloudstreet/sdk';
import { authMutations, resetAccountQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ConfirmDialog } from '@cloudstreet/ui/controls/Dialog';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { AuthorisedClients } from './AuthorisedClients.js';
import { DeleteAccount } from './DeleteAccount.js';
import { DownloadData } from './DownloadData.js';
import { EmailForm } from './EmailForm.js';
import { ImportData } from './ImportData.js';
import { PasswordForm } from './PasswordForm.js';
import * as styles from './Settings.css.js';
import { SettingsPage } from './SettingsPage.js';

/** Settings of sign-in and of the signed-in programs. */
export function AccountPage() {
  return (
    <SettingsPage page="account">
      {(me) => (
        <>
          <Restrictions me={me} />
          <PasswordForm />
          <EmailForm email={me.email} />
          <AuthorisedClients />
          <LogOutEverywhere />
          <DownloadData />
          <ImportData />
          <DeleteAccount />
        </>
      )}
    </SettingsPage>
  );
}

/** Bans by a moderator with their reason; nothing without any. */
function Restrictions({ me }: { me: Me }) {
  const messages = useMessages();
  const { is_live_banned: isLive, is_content_banned: isContent, ban_reason: reason } = me;
  const bans = [isLive && ('live' as const), isContent && ('content' as const)];
  if (!isLive && !isContent) return null;
  return (
    <div className={styles.warning} role="note">
      <p>{messages['account.restricted']()}</p>
      <ul>{bans.map((ban) => ban && <li key={ban}>{messages['dashboard.ban']({ ban })}</li>)}</ul>
      <p className={styles.prose}>{reason}</p>
    </div>
  );
}

function LogOutEverywhere() {
  const { api, queryClient, uploads } = useApp();
  const messages = useMessages();
  const router = useRouter();
  const { mutateAsync, isPending } = useMutation(authMutations.signOutEverywhere(api));

  async function logOut(): Promise<void> {
    try {
      // The page disappears with the account, but the following code still runs.
      await mutateAsync();
      uploads.forget();
      await router.navigate({ to: '/', ignoreBlocker: true });
      resetAccountQueries(queryClient);
    } catch {
      // A toast shows the error.
    }
  }

  return (
    <Section title={messages['everywhere.title']()}>
      <p className={styles.hint}>{messages['everywhere.note']()}</p>
      <span>
        <ConfirmDialog
          trigger={<Button isPending={isPending}>{messages['everywhere.title']()}</Button>}
          title={messages['everywhere.question']()}
          confirmLabel={messages['everywhere.title']()}
          onConfirm={() => void logOut()}
        >
          {messages['everywhere.message']()}
        </ConfirmDialog>
      </span>
    </Section>
  );
}
