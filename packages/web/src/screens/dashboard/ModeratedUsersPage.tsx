import type { Me, ModeratedUser } from '@cloudstreet/sdk';
import { listModeratedUsers } from '@cloudstreet/sdk/operations';
import { operationPages } from '@cloudstreet/sdk/react';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { Link } from '@cloudstreet/ui/controls/Link';
import { LinkSegments } from '@cloudstreet/ui/controls/LinkSegments';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { entityPath, pathWith } from '../../app/paths.js';
import { UserAvatar } from '../../app/pilots/UserAvatar.js';
import { BanUser } from './BanUser.js';
import * as styles from './Dashboard.css.js';
import { DashboardList } from './DashboardList.js';
import { DashboardPage } from './DashboardPage.js';
import { USER_STATES, type UsersSearch } from './dashboard-search.js';
import { FindField } from './FindField.js';
import { MergeUser } from './MergeUser.js';
import { RoleSelect } from './RoleSelect.js';
import { SignOutUser } from './SignOutUser.js';
import { useShowPage } from './use-show-page.js';

/** Finds accounts, bans them, signs them out and changes their roles. */
export function ModeratedUsersPage({ search }: { search: UsersSearch }) {
  return <DashboardPage page="user">{(me) => <Users me={me} search={search} />}</DashboardPage>;
}

function Users({ me, search }: { me: Me; search: UsersSearch }) {
  const { api } = useApp();
  const messages = useMessages();
  const show = useShowPage('user');
  const { state: current = 'all', query } = search;
  const list = useInfiniteQuery(
    operationPages(api, listModeratedUsers, {
      ...(query !== undefined && { query }),
      ...(current !== 'all' && { state: current }),
    }),
  );
  return (
    <>
      <FindField
        label={messages['dashboard.users.find']({ by: me.is_superuser ? 'email' : 'name' })}
        query={query ?? ''}
        onChange={(next) =>
          show({
            ...(current !== 'all' && { state: current }),
            ...(next !== '' && { query: next }),
          })
        }
      />
      <LinkSegments
        label={messages['dashboard.states']()}
        segments={USER_STATES.map((state) => ({
          href: pathWith('/dashboard/user', {
            ...(state !== 'all' && { state }),
            ...(query !== undefined && { query }),
          }),
          isCurrent: state === current,
          label: messages['dashboard.users.state']({ state }),
        }))}
      />
      <DashboardList list={list}>
        {(user) => <UserRow key={user.id} user={user} me={me} />}
      </DashboardList>
    </>
  );
}

function UserRow({ user, me }: { user: ModeratedUser; me: Me }) {
  const messages = useMessages();
  const { id, name, email, club, role, reports, ban_reason: reason, flight_count: count } = user;
  const bans = [
    user.is_banned && ('account' as const),
    user.is_live_banned && ('live' as const),
    user.is_content_banned && ('content' as const),
  ].filter((ban) => ban !== false);
  const isBelow = me.is_superuser ? role !== 'superuser' : role === 'user';
  return (
    <li className={styles.row}>
      <UserAvatar user={user} />
      <div className={styles.text}>
        <span className={styles.title}>
          <Link href={entityPath('user', id)}>{name}</Link>
          {role !== 'user' && <Chip>{messages['dashboard.role']({ role })}</Chip>}
          {bans.map((ban) => (
            <Chip key={ban} tone="warning">
              {messages['dashboard.ban']({ ban })}
            </Chip>
          ))}
          {reports > 0 && (
            <Chip tone="warning">{messages['dashboard.reports']({ count: reports })}</Chip>
          )}
        </span>
        {reason !== undefined && <p className={styles.prose}>{reason}</p>}
        <span className={styles.note}>
          {email !== undefined && <span>{email}</span>}
          {club && <Link href={entityPath('club', club.id)}>{club.name}</Link>}
          <span>{messages['certificate.flights']({ count })}</span>
          <span>{messages['dashboard.users.number']({ id: String(id) })}</span>
          {!user.verified && <span>{messages['dashboard.users.unverified']()}</span>}
        </span>
      </div>
      <div className={styles.actions}>
        {me.is_superuser && <RoleSelect user={user} />}
        {isBelow && id !== me.id && (
          <>
            <BanUser user={user} />
            <SignOutUser user={user} />
            {me.is_superuser && <MergeUser user={user} />}
          </>
        )}
      </div>
    </li>
  );
}
