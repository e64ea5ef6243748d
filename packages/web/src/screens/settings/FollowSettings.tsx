import type { Me } from '@cloudstreet/sdk';
import { userMutations } from '@cloudstreet/sdk/react';
import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { friendsPath } from '../../app/paths.js';
import * as styles from './Settings.css.js';

/** Who may follow the user and see it. Each switch takes effect at once. */
export function FollowSettings({ me }: { me: Me }) {
  const messages = useMessages();
  return (
    <Section title={messages['friends.list']({ list: 'followers' })}>
      <p className={styles.hint}>
        {messages['notifications.kinds.note']()}{' '}
        <Link href={friendsPath(me.id)}>{messages['friends.open']()}</Link>
      </p>
      <Stack gap="x3">
        <FollowSetting me={me} name="followers_approved" />
        <FollowSetting me={me} name="follows_hidden" />
      </Stack>
    </Section>
  );
}

function FollowSetting({ me, name }: { me: Me; name: 'followers_approved' | 'follows_hidden' }) {
  const { api } = useApp();
  const messages = useMessages();
  const { mutate, isPending, variables } = useMutation(userMutations.update(api));
  const isOn = (isPending ? variables[name] : undefined) ?? me[name];
  return (
    <Checkbox isSelected={isOn} onChange={(wanted) => mutate({ [name]: wanted })}>
      {messages['friends.setting']({ setting: name })}
      <span className={styles.optionHint}>
        {messages['friends.setting.hint']({ setting: name })}
      </span>
    </Checkbox>
  );
}
