import { ApiError, type Me } from '@cloudstreet/sdk';
import { groupMutations, groupQueries } from '@cloudstreet/sdk/react';
import { Avatar } from '@cloudstreet/ui/cards/Avatar';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Link } from '@cloudstreet/ui/controls/Link';
import { FormActions } from '@cloudstreet/ui/fields/Form';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { textOf } from '../../app/forms/form-values.js';
import { useMessages } from '../../app/messages.js';
import { useFileUrl } from '../../app/stories/use-file-url.js';
import { GroupFields } from './GroupFields.js';
import * as styles from './Settings.css.js';
import { SettingsPage } from './SettingsPage.js';

/** Groups of the user, with a button to create one. */
export function GroupsPage() {
  return (
    <SettingsPage page="group">
      {(me) => (
        <>
          <OwnGroups me={me} />
          <NewGroup />
        </>
      )}
    </SettingsPage>
  );
}

function OwnGroups({ me }: { me: Me }) {
  const { api } = useApp();
  const messages = useMessages();
  const fileUrl = useFileUrl();
  const { data, isLoadingError, refetch } = useQuery({
    ...groupQueries.ofUsers(api, [me.id]),
    meta: { explains: 'all' },
  });
  if (isLoadingError) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="6rem" />;
  if (data.length === 0) {
    return (
      <EmptyState title={messages['group.none']()} drawing="glider">
        {messages['group.none.how']()}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {data.map(({ id, name, image, pilot_count: count }) => (
        <li key={id} className={styles.row}>
          {image !== undefined && <Avatar id={id} name={name} src={fileUrl(image)} />}
          <span className={styles.rowText}>
            <Link href={`/settings/group/${id}`}>{name}</Link>
            <div className={styles.hint}>{messages['group.pilots.count']({ count })}</div>
          </span>
        </li>
      ))}
    </ul>
  );
}

function NewGroup() {
  const { api } = useApp();
  const messages = useMessages();
  const navigate = useNavigate();
  const { mutateAsync, isPending, error } = useMutation({
    ...groupMutations.create(api),
    // The form shows the error.
    meta: { explains: [422] },
  });

  async function create(values: FormData): Promise<void> {
    if (isPending) return;
    const description = textOf(values, 'description');
    const name = textOf(values, 'name');
    const group = await mutateAsync({ name, ...(description && { description }) }).catch(() => {});
    if (group) await navigate({ to: '/settings/group/$group', params: { group: group.id } });
  }

  return (
    <Section title={messages['group.new']()}>
      <AppForm
        failure={error}
        warnsOnLeave
        fieldErrors={error instanceof ApiError ? error.fields : undefined}
        onSubmit={create}
      >
        <GroupFields />
        <FormActions>
          <Button type="submit" isPending={isPending}>
            {messages['group.create']()}
          </Button>
        </FormActions>
      </AppForm>
    </Section>
  );
}
