import type { Me, UserGroup } from '@cloudstreet/sdk';
import { groupMutations, groupQueries } from '@cloudstreet/sdk/react';
import { Avatar } from '@cloudstreet/ui/cards/Avatar';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ConfirmDialog } from '@cloudstreet/ui/controls/Dialog';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { useFileUrl } from '../../app/stories/use-file-url.js';
import { EditGroup } from './EditGroup.js';
import { GroupImage } from './GroupImage.js';
import { GroupPilots } from './GroupPilots.js';
import * as styles from './Settings.css.js';
import { SettingsPage } from './SettingsPage.js';

/** A group with its description, its pilots and the permitted changes. */
export function GroupPage({ id }: { id: number }) {
  const { api } = useApp();
  const { data: group } = useQuery(groupQueries.detail(api, id));
  return (
    <SettingsPage page="group" title={group?.name}>
      {(me) => (group ? <Group group={group} me={me} /> : <Skeleton height="20rem" />)}
    </SettingsPage>
  );
}

function Group({ group, me }: { group: UserGroup; me: Me }) {
  const messages = useMessages();
  const role = group.pilot.find(({ user }) => user.id === me.id)?.role;
  const isOwner = role === 'owner' || me.is_superuser;
  const isManager = isOwner || role === 'manager';
  const fileUrl = useFileUrl();
  return (
    <>
      {!isManager && group.image !== undefined && (
        <Avatar id={group.id} name={group.name} src={fileUrl(group.image)} size="large" />
      )}
      {group.description !== undefined && <p className={styles.prose}>{group.description}</p>}
      <Inline>
        <Link href={`/ranking/free?user_group=${group.id}`}>{messages['group.ranking']()}</Link>
        {isManager && <EditGroup group={group} />}
      </Inline>
      {isManager && <GroupImage group={group} />}
      <GroupPilots group={group} isManager={isManager} isOwner={isOwner} />
      {(role !== undefined || isOwner) && (
        <Section title={messages['group.leaving']()}>
          <Inline>
            {role !== undefined && <LeaveGroup group={group} isOwner={role === 'owner'} />}
            {isOwner && <DeleteGroup group={group} />}
          </Inline>
        </Section>
      )}
    </>
  );
}

function LeaveGroup({ group, isOwner }: { group: UserGroup; isOwner: boolean }) {
  const { api } = useApp();
  const messages = useMessages();
  const goBack = useGoBack();
  const { mutate, isPending } = useMutation(groupMutations.leave(api));
  return (
    <ConfirmDialog
      trigger={<Button isPending={isPending}>{messages['group.leave']()}</Button>}
      title={messages['group.leave.title']({ name: group.name })}
      confirmLabel={messages['group.leave']()}
      onConfirm={() =>
        mutate(group.id, { onSuccess: () => goBack(messages['group.left']({ name: group.name })) })
      }
    >
      {isOwner
        ? messages['group.leave.owner']({ others: group.pilot.length - 1 })
        : messages['group.leave.message']()}
    </ConfirmDialog>
  );
}

function DeleteGroup({ group }: { group: UserGroup }) {
  const { api } = useApp();
  const messages = useMessages();
  const goBack = useGoBack();
  const { mutate, isPending } = useMutation(groupMutations.delete(api));
  return (
    <ConfirmDialog
      trigger={
        <Button tone="danger" isPending={isPending}>
          {messages['group.delete']()}
        </Button>
      }
      title={messages['group.delete.title']({ name: group.name })}
      confirmLabel={messages['group.delete']()}
      onConfirm={() =>
        mutate(group.id, {
          onSuccess: () => goBack(messages['group.deleted']({ name: group.name })),
        })
      }
    >
      {messages['group.delete.message']()}
    </ConfirmDialog>
  );
}

/** Opens the list of groups with a message. */
function useGoBack() {
  const { toasts } = useApp();
  const navigate = useNavigate();
  return (title: string) => {
    toasts.push({ type: 'success', title });
    void navigate({ to: '/settings/group' });
  };
}
