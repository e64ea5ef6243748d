import type { UserGroup, UserGroupRole } from '@cloudstreet/sdk';
import { groupMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Menu, MenuItem } from '@cloudstreet/ui/controls/Menu';
import { useFocusNextItem } from '@cloudstreet/ui/layout/focus-next-item';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { useMutation } from '@tanstack/react-query';
import { UserMinus, UserPlus } from 'lucide-react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { HitPicker } from '../../app/search/HitPicker.js';
import * as styles from './Settings.css.js';

export interface GroupPilotsProps {
  group: UserGroup;
  /** Whether the user may add and remove pilots. */
  isManager: boolean;
  /** Whether the user may change roles. */
  isOwner: boolean;
}

/** Pilots of a group with their roles. */
export function GroupPilots({ group, isManager, isOwner }: GroupPilotsProps) {
  const { api } = useApp();
  const messages = useMessages();
  const { host, keepFocus } = useFocusNextItem(group.pilot, { item: 'li', target: 'button' });
  const add = useMutation(groupMutations.add(api, group.id));
  const remove = useMutation(groupMutations.remove(api, group.id));
  return (
    <Section title={messages['group.pilots']()}>
      {isManager && (
        <HitPicker
          label={messages['group.add']()}
          placeholder={messages['group.add']()}
          icon={<UserPlus size={18} aria-hidden />}
          kinds={['user']}
          limit={10}
          onPick={({ id }) => {
            // Members keep their role.
            if (group.pilot.some(({ user }) => user.id === Number(id))) return;
            add.mutate({ userId: Number(id), role: 'member' });
          }}
        />
      )}
      <div ref={host}>
        <ul className={styles.list}>
          {group.pilot.map(({ user, role }) => (
            <li key={user.id} className={styles.row}>
              <span className={styles.rowText}>
                <Link href={`/user/${user.id}`}>{user.name}</Link>{' '}
                {role !== 'member' && <Chip>{messages['group.role']({ role })}</Chip>}
              </span>
              <Inline gap="x1">
                {isOwner && role !== 'owner' && (
                  <RoleMenu
                    name={user.name}
                    role={role}
                    onRole={(next) => add.mutate({ userId: user.id, role: next })}
                  />
                )}
                {role !== 'owner' && (isOwner || (isManager && role === 'member')) && (
                  <IconButton
                    label={messages['group.remove']({ name: user.name })}
                    onPress={() => {
                      keepFocus();
                      remove.mutate(user.id);
                    }}
                  >
                    <UserMinus size={16} aria-hidden />
                  </IconButton>
                )}
              </Inline>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

interface RoleMenuProps {
  name: string;
  role: UserGroupRole;
  onRole: (role: UserGroupRole) => void;
}

const ROLES: readonly UserGroupRole[] = ['member', 'manager', 'owner'];

function RoleMenu({ name, role, onRole }: RoleMenuProps) {
  const messages = useMessages();
  return (
    <Menu
      label={messages['group.role.change']({ name })}
      trigger={
        <Button size="small" aria-label={messages['group.role.change']({ name })}>
          {messages['group.role.short']()}
        </Button>
      }
    >
      {ROLES.filter((one) => one !== role).map((one) => (
        <MenuItem
          key={one}
          label={messages['group.role.make']({ role: one })}
          onAction={() => onRole(one)}
        />
      ))}
    </Menu>
  );
}
