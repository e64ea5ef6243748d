import type { PersonalToken } from '@cloudstreet/sdk';
import { authMutations, authQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ConfirmDialog } from '@cloudstreet/ui/controls/Dialog';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { useFocusNextItem } from '@cloudstreet/ui/layout/focus-next-item';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { formatDate, LocalDate, LocalTime, useUnits } from '@cloudstreet/ui/values';
import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { useMessages } from '../../app/messages.js';
import { NewToken } from './NewToken.js';
import * as styles from './Settings.css.js';
import { SettingsPage } from './SettingsPage.js';

/** Personal access tokens of the account. */
export function TokensPage() {
  return <SettingsPage page="tokens">{() => <Tokens />}</SettingsPage>;
}

function Tokens() {
  const { api } = useApp();
  const messages = useMessages();
  const {
    data: tokens,
    isLoadingError,
    refetch,
  } = useQuery({ ...authQueries.personalTokens(api), meta: { explains: 'all' } });
  const { host, keepFocus } = useFocusNextItem(tokens, { item: 'li', target: 'button' });
  if (isLoadingError) return <LoadFailed onRetry={() => void refetch()} />;
  if (!tokens) return <Skeleton height="8rem" />;
  return (
    <>
      <p className={styles.hint}>{messages['tokens.note']()}</p>
      {tokens.length === 0 && (
        <EmptyState title={messages['tokens.none']()} icon={<KeyRound size={24} aria-hidden />}>
          {messages['tokens.none.how']()}
        </EmptyState>
      )}
      <div ref={host}>
        <ul className={styles.list}>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={keepFocus} />
          ))}
        </ul>
      </div>
      <span>
        <NewToken />
      </span>
    </>
  );
}

function TokenRow({ token, onRevoke }: { token: PersonalToken; onRevoke: () => void }) {
  const { api, queryClient, toasts } = useApp();
  const messages = useMessages();
  const units = useUnits();
  const { mutate, isPending } = useMutation({
    ...authMutations.deletePersonalToken(api),
    // It was revoked in the meantime.
    meta: { explains: [404] },
    onError: () =>
      queryClient.invalidateQueries({ queryKey: authQueries.personalTokens(api).queryKey }),
  });
  const { id, name, scopes, expires, last_used: lastUsed } = token;
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <div>{name}</div>
        <div className={styles.hint}>
          {scopes.map((scope) => messages['tokens.scope']({ scope })).join(' · ')}
          {expires !== undefined && (
            <> · {messages['tokens.until']({ date: formatDate(expires, units) })}</>
          )}
        </div>
        <div className={styles.hint}>
          {lastUsed === undefined ? (
            messages['tokens.unused']()
          ) : (
            <>
              {messages['clients.lastUsed']()} <LocalDate date={lastUsed} />{' '}
              <LocalTime time={lastUsed} />
            </>
          )}
        </div>
      </div>
      <ConfirmDialog
        trigger={
          <Button
            size="small"
            isPending={isPending}
            aria-label={messages['tokens.revoke']({ name })}
          >
            {messages['tokens.revoke.short']()}
          </Button>
        }
        title={messages['tokens.revoke']({ name })}
        confirmLabel={messages['tokens.revoke.short']()}
        onConfirm={() => {
          onRevoke();
          mutate(id, {
            onSuccess: () =>
              toasts.push({ type: 'success', title: messages['tokens.revoked']({ name }) }),
          });
        }}
      >
        {messages['tokens.revoke.message']()}
      </ConfirmDialog>
    </li>
  );
}
