import type { Certificate, Me } from '@cloudstreet/sdk';
import { certificateMutations, certificateQueries, userQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { useFocusNextItem } from '@cloudstreet/ui/layout/focus-next-item';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { useMessages } from '../../app/messages.js';
import { CertificateRow } from './CertificateRow.js';
import * as styles from './Settings.css.js';
import { SettingsPage } from './SettingsPage.js';

/** The user's certificates by season, and the form for a new one. */
export function CertificatesPage() {
  const messages = useMessages();
  return (
    <SettingsPage page="certificates">
      {(me) => (
        <>
          <p className={styles.hint}>{messages['certificate.note']()}</p>
          <Seasons me={me} />
        </>
      )}
    </SettingsPage>
  );
}

function Seasons({ me }: { me: Me }) {
  const { api } = useApp();
  const messages = useMessages();
  const certificates = useQuery({ ...certificateQueries.own(api), meta: { explains: 'all' } });
  const user = useQuery({ ...userQueries.detail(api, me.id), meta: { explains: 'all' } });
  if (certificates.isLoadingError || user.isLoadingError) {
    const retry = () => Promise.all([certificates.refetch(), user.refetch()]);
    return <LoadFailed onRetry={() => void retry()} />;
  }
  if (!certificates.data || !user.data) return <Skeleton height="12rem" />;
  const flown = (user.data.seasons ?? []).map(({ season }) => season);
  const seasons = new Set([...flown, ...certificates.data.map(({ season }) => season)]);
  if (seasons.size === 0) {
    return (
      <EmptyState
        title={messages['certificate.none']()}
        drawing="windsock"
        action={<ButtonLink href="/upload">{messages['nav.upload']()}</ButtonLink>}
      >
        {messages['certificate.none.how']()}
      </EmptyState>
    );
  }
  return [...seasons]
    .toSorted((one, other) => other - one)
    .map((season) => (
      <Season
        key={season}
        season={season}
        certificates={certificates.data.filter((each) => each.season === season)}
        isFlown={flown.includes(season)}
      />
    ));
}

interface SeasonProps {
  season: number;
  /** The newest first. */
  certificates: readonly Certificate[];
  /** Whether there are flights to certify. */
  isFlown: boolean;
}

function Season({ season, certificates, isFlown }: SeasonProps) {
  const messages = useMessages();
  const { host, keepFocus } = useFocusNextItem(certificates, { item: 'li', target: 'button' });
  return (
    <Section title={messages['certificate.season']({ season: String(season) })}>
      <div ref={host}>
        <ul className={styles.list}>
          {certificates.map((certificate) => (
            <CertificateRow key={certificate.id} certificate={certificate} onWithdraw={keepFocus} />
          ))}
        </ul>
      </div>
      {isFlown && <NewCertificate season={season} known={certificates} />}
    </Section>
  );
}

function NewCertificate({ season, known }: { season: number; known: readonly Certificate[] }) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const { mutate, isPending } = useMutation(certificateMutations.create(api));

  function tell({ id }: Certificate): void {
    const isNew = known.every((each) => each.id !== id);
    const title = isNew ? messages['certificate.made']() : messages['certificate.unchanged']();
    toasts.push({ type: 'success', title });
  }

  return (
    <span>
      <Button
        isPending={isPending}
        aria-label={messages['certificate.make']({ season: String(season) })}
        onPress={() => mutate(season, { onSuccess: tell })}
      >
        {messages['certificate.make.short']()}
      </Button>
    </span>
  );
}
