import type { ClubMembership, NewClubMembership } from '@cloudstreet/sdk';
import { userMutations, userQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { Link } from '@cloudstreet/ui/controls/Link';
import { useFocusNextItem } from '@cloudstreet/ui/layout/focus-next-item';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { formatDate, useUnits } from '@cloudstreet/ui/values';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { useMessages } from '../../app/messages.js';
import { entityPath } from '../../app/paths.js';
import { MembershipDialog } from './MembershipDialog.js';
import * as styles from './Settings.css.js';

/** Clubs of the user with the days of their memberships. */
export function ClubHistory() {
  const { api } = useApp();
  const messages = useMessages();
  const query = useQuery({ ...userQueries.memberships(api), meta: { explains: 'all' } });
  if (query.isLoadingError) return <LoadFailed onRetry={() => void query.refetch()} />;
  return (
    <Section title={messages['membership.title']()}>
      <p className={styles.hint}>{messages['membership.note']()}</p>
      {query.data && <Memberships memberships={query.data} />}
    </Section>
  );
}

function Memberships({ memberships }: { memberships: readonly ClubMembership[] }) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const { host, keepFocus } = useFocusNextItem(memberships, { item: 'li', target: 'button' });
  /** The index of the edited membership; that of a new one is behind the last. */
  const [edited, setEdited] = useState<number>();
  const { mutate, isPending } = useMutation(userMutations.setMemberships(api));
  const all = memberships.map((membership) => toNew(membership));

  function remove(index: number): void {
    keepFocus();
    mutate(all.toSpliced(index, 1), {
      onSuccess: () => toasts.push({ type: 'success', title: messages['settings.saved']() }),
    });
  }

  return (
    <>
      <div ref={host}>
        <ul className={styles.list}>
          {memberships.map((membership, index) => (
            <li
              key={`${membership.club.id} ${membership.since} ${membership.until}`}
              className={styles.row}
            >
              <MembershipText membership={membership} />
              <Inline gap="x1">
                <Button
                  size="small"
                  aria-label={messages['membership.edit']({ club: membership.club.name })}
                  onPress={() => setEdited(index)}
                >
                  {messages['edit.open']()}
                </Button>
                {membership.until !== undefined && (
                  <IconButton
                    label={messages['membership.remove']({ club: membership.club.name })}
                    isDisabled={isPending}
                    onPress={() => remove(index)}
                  >
                    <Trash2 size={16} aria-hidden />
                  </IconButton>
                )}
              </Inline>
            </li>
          ))}
        </ul>
      </div>
      <span>
        <Button onPress={() => setEdited(memberships.length)}>
          {messages['membership.add']()}
        </Button>
      </span>
      {edited !== undefined && (
        <MembershipDialog
          all={all}
          index={edited}
          club={memberships[edited]?.club}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

function MembershipText({ membership }: { membership: ClubMembership }) {
  const messages = useMessages();
  const units = useUnits();
  const { club, is_second: isSecond, since, until } = membership;
  return (
    <div className={styles.rowText}>
      <div>
        <Link href={entityPath('club', club.id)}>{club.name}</Link>{' '}
        {isSecond && <Chip>{messages['user.secondClub']()}</Chip>}
      </div>
      <div className={styles.hint}>
        {messages['membership.days']({
          days: daysOf(membership),
          since: since === undefined ? '' : formatDate(since, units),
          until: until === undefined ? '' : formatDate(until, units),
        })}
      </div>
    </div>
  );
}

function daysOf({ since, until }: ClubMembership): 'since' | 'until' | 'both' | 'none' {
  if (since !== undefined) return until === undefined ? 'since' : 'both';
  return until === undefined ? 'none' : 'until';
}

function toNew({ club, is_second, since, until }: ClubMembership): NewClubMembership {
  return { club_id: club.id, is_second, since: since ?? null, until: until ?? null };
}
