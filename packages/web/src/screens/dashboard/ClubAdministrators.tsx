import type { ModeratedClub } from '@cloudstreet/sdk';
import { listClubAdministrators } from '@cloudstreet/sdk/operations';
import { moderationMutations, operationQuery } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog } from '@cloudstreet/ui/controls/Dialog';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { Link } from '@cloudstreet/ui/controls/Link';
import { useFocusNextItem } from '@cloudstreet/ui/layout/focus-next-item';
import { useMutation, useQuery } from '@tanstack/react-query';
import { UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { useMessages } from '../../app/messages.js';
import { entityPath } from '../../app/paths.js';
import { HitPicker } from '../../app/search/HitPicker.js';
import * as styles from './Dashboard.css.js';

const PROPOSALS = 8;

/** Shows the administrators of a club in a dialog, which appoints and dismisses them. */
export function ClubAdministrators({ club }: { club: ModeratedClub }) {
  const messages = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const title = messages['dashboard.admins.title']({ name: club.name });
  return (
    <>
      <Button size="small" aria-label={title} onPress={() => setIsOpen(true)}>
        {messages['dashboard.admins']()}
      </Button>
      {isOpen && (
        <Dialog title={title} isOpen onOpenChange={() => setIsOpen(false)}>
          <Administrators clubId={club.id} />
        </Dialog>
      )}
    </>
  );
}

function Administrators({ clubId }: { clubId: number }) {
  const { api } = useApp();
  const messages = useMessages();
  const { data, isLoadingError, refetch } = useQuery({
    ...operationQuery(api, listClubAdministrators, { id: clubId }),
    meta: { explains: 'all' },
  });
  const appoint = useMutation(moderationMutations.appointAdministrator(api, clubId));
  const dismiss = useMutation(moderationMutations.dismissAdministrator(api, clubId));
  const { host, keepFocus } = useFocusNextItem(data ?? [], { item: 'li', target: 'button' });
  if (isLoadingError) return <LoadFailed onRetry={() => void refetch()} />;
  return (
    <div className={styles.choices}>
      <p>{messages['dashboard.admins.note']()}</p>
      <HitPicker
        label={messages['dashboard.admins.add']()}
        placeholder={messages['dashboard.admins.add']()}
        icon={<UserPlus size={18} aria-hidden />}
        kinds={['user']}
        limit={PROPOSALS}
        onPick={({ id }) => appoint.mutate(Number(id))}
      />
      {data?.length === 0 && <p>{messages['dashboard.admins.none']()}</p>}
      <div ref={host}>
        <ul className={styles.people}>
          {data?.map(({ user }) => (
            <li key={user.id} className={styles.person}>
              <Link href={entityPath('user', user.id)}>{user.name}</Link>
              <IconButton
                label={messages['dashboard.admins.dismiss']({ name: user.name })}
                isDisabled={dismiss.isPending}
                onPress={() => {
                  keepFocus();
                  dismiss.mutate(user.id);
                }}
              >
                <UserMinus size={16} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
