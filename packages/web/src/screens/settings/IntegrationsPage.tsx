import type { Instance, Me } from '@cloudstreet/sdk';
import { instanceQueries, userMutations, userQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { useFocusNextItem } from '@cloudstreet/ui/layout/focus-next-item';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plug } from 'lucide-react';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { useMessages } from '../../app/messages.js';
import { IntegrationForm } from './IntegrationForm.js';
import * as styles from './Settings.css.js';
import { SettingsPage } from './SettingsPage.js';

type Service = Instance['integrations'][number];

/** Logins of other services that this instance may use. */
export function IntegrationsPage() {
  const { api } = useApp();
  const messages = useMessages();
  const { data, isLoadingError, refetch } = useQuery({
    ...instanceQueries.detail(api),
    meta: { explains: 'all' },
  });
  return (
    <SettingsPage page="integrations">
      {(me) => {
        if (isLoadingError) return <LoadFailed onRetry={() => void refetch()} />;
        if (!data) return <Skeleton height="12rem" />;
        if (data.integrations.length === 0) {
          return (
            <EmptyState
              title={messages['integration.none']()}
              icon={<Plug size={24} aria-hidden />}
            >
              {messages['integration.none.why']()}
            </EmptyState>
          );
        }
        return (
          <>
            <p className={styles.hint}>{messages['integration.note']()}</p>
            {data.integrations.map((service) => (
              <Integration key={service} service={service} me={me} />
            ))}
          </>
        );
      }}
    </SettingsPage>
  );
}

function Integration({ service, me }: { service: Service; me: Me }) {
  const messages = useMessages();
  const { api } = useApp();
  const email = me[`${service}_email`];
  const { data } = useQuery({
    ...userQueries.login(api, service),
    enabled: email !== undefined,
    meta: { explains: 'all' },
  });
  const shown = `${email} ${data?.state}`;
  const { host, keepFocus } = useFocusNextItem(shown, { item: 'input, button' });
  return (
    <Section title={messages['integration.service']({ service })}>
      <div ref={host} className={styles.login}>
        {email === undefined ? (
          <IntegrationForm service={service} onSave={keepFocus} />
        ) : (
          <Login
            key={email}
            service={service}
            email={email}
            state={data?.state}
            onChange={keepFocus}
          />
        )}
      </div>
    </Section>
  );
}

interface LoginProps {
  service: Service;
  email: string;
  /** State according to the service. Absent until known. */
  state: 'connected' | 'refused' | 'unreachable' | undefined;
  /** Called before the login changes or is removed. */
  onChange: () => void;
}

/** Shows the stored login and its state. A rejected login can be entered again. */
function Login({ service, email, state, onChange }: LoginProps) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const { mutate, isPending } = useMutation(userMutations.update(api));
  const name = messages['integration.service']({ service });
  const forget = () => {
    onChange();
    mutate(
      { [`${service}_email`]: null },
      {
        onSuccess: () =>
          toasts.push({
            type: 'success',
            title: messages['integration.forgotten']({ service: name }),
          }),
      },
    );
  };
  return (
    <>
      <div className={styles.row}>
        <div className={styles.rowText}>
          <div>
            {messages['integration.as']({ email })}{' '}
            {state && <Chip>{messages['integration.state']({ state })}</Chip>}
          </div>
          {state && state !== 'connected' && (
            <div className={styles.hint}>{messages['integration.state.why']({ state })}</div>
          )}
        </div>
        <Button
          size="small"
          isPending={isPending}
          aria-label={messages['integration.forget.label']({ service: name })}
          onPress={forget}
        >
          {messages['integration.forget']()}
        </Button>
      </div>
      {state === 'refused' && <IntegrationForm service={service} onSave={onChange} />}
    </>
  );
}
