import type { Client } from '@cloudstreet/sdk';
import { authMutations, authQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { ConfirmDialog } from '@cloudstreet/ui/controls/Dialog';
import { useFocusNextItem } from '@cloudstreet/ui/layout/focus-next-item';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { LocalDate, LocalTime } from '@cloudstreet/ui/values';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { useMessages } from '../../app/messages.js';
import * as styles from './Settings.css.js';

/** Version of unreleased programs, which is not shown. */
const UNRELEASED = '0.0.0';

/** Signed-in programs, each with a button to sign it out. */
export function AuthorisedClients() {
  const { api } = useApp();
  const messages = useMessages();
  const {
    data: clients,
    isLoadingError,
    refetch,
  } = useQuery({
    ...authQueries.clients(api),
    meta: { explains: 'all' },
  });
  const { host, keepFocus } = useFocusNextItem(clients, { item: 'li', target: 'button' });
  return (
    <Section title={messages['clients.title']()}>
      <p className={styles.hint}>{messages['clients.note']()}</p>
      {isLoadingError && <LoadFailed onRetry={() => void refetch()} />}
      {!clients && !isLoadingError && <Skeleton height="4rem" />}
      {clients && (
        <div ref={host}>
          <ul className={styles.list}>
            {clients.map((client) => (
              <ClientRow key={client.client_id ?? ''} client={client} onRevoke={keepFocus} />
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

function ClientRow({ client, onRevoke }: { client: Client; onRevoke: () => void }) {
  const { api, queryClient, toasts } = useApp();
  const messages = useMessages();
  const { mutate, isPending } = useMutation({
    ...authMutations.deleteClient(api),
    // The program has signed out in the meantime.
    meta: { explains: [404] },
    onError: () => queryClient.invalidateQueries({ queryKey: authQueries.clients(api).queryKey }),
  });
  const { client_id: id, sessions, last_used: lastUsed, is_current: isCurrent = false } = client;
  const { app_version: given, installed_on: system } = client;
  const version = given === UNRELEASED ? undefined : given;
  const name = id === 'web' ? messages['clients.web']() : (id ?? messages['clients.unnamed']());
  const program = id === 'web' ? 'Cloudstreet' : name;
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <div>
          {name} {isCurrent && <Chip>{messages['clients.current']()}</Chip>}
        </div>
        {(version !== undefined || system !== undefined) && (
          <div className={styles.hint}>
            {[
              ...(version === undefined ? [] : [`${program} ${version}`]),
              ...(system === undefined ? [] : [messages['clients.installed']({ system })]),
            ].join(' · ')}
          </div>
        )}
        <div className={styles.hint}>
          {messages['clients.sessions']({ count: sessions })} · {messages['clients.lastUsed']()}{' '}
          <LocalDate date={lastUsed} /> <LocalTime time={lastUsed} />
        </div>
      </div>
      {/* This one is logged out by the button below, and by the navigation. */}
      {!isCurrent && (
        <ConfirmDialog
          trigger={
            <Button
              size="small"
              isPending={isPending}
              aria-label={messages['clients.revoke']({ name })}
            >
              {messages['clients.revoke.short']()}
            </Button>
          }
          title={messages['clients.revoke']({ name })}
          confirmLabel={messages['clients.revoke.short']()}
          onConfirm={() => {
            onRevoke();
            mutate(id ?? '', {
              onSuccess: () =>
                toasts.push({ type: 'success', title: messages['clients.revoked']({ name }) }),
            });
          }}
        >
          {messages['clients.revoke.message']()}
        </ConfirmDialog>
      )}
    </li>
  );
}
