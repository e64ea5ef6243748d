import { LOCALES } from '@cloudstreet/scoring/units';
import type { Me, MePatch } from '@cloudstreet/sdk';
import { instanceQueries, userMutations } from '@cloudstreet/sdk/react';
import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { notificationsPath } from '../../app/paths.js';
import { DigestChoice } from './DigestChoice.js';
import * as styles from './Settings.css.js';

type Switch = Exclude<Extract<keyof MePatch, `${string}_notification`>, 'magazine_notification'>;

/** Notifications that the user wants, by kind. Each switch takes effect at once. */
export function NotificationSwitches({ me }: { me: Me }) {
  const { api } = useApp();
  const messages = useMessages();
  const instance = useQuery({ ...instanceQueries.detail(api), meta: { explains: 'all' } }).data;
  return (
    <Section title={messages['notifications.kinds']()}>
      <p className={styles.hint}>
        {messages['notifications.kinds.note']()}{' '}
        <Link href={notificationsPath(me.id)}>{messages['notifications.kinds.open']()}</Link>
      </p>
      <Stack gap="x3">
        <KindSwitch me={me} name="badge_notification" />
        <KindSwitch me={me} name="comment_notification" />
        <KindSwitch me={me} name="copilot_notification" />
        <KindSwitch me={me} name="follower_notification" />
        <KindSwitch me={me} name="group_notification" />
        {instance?.messages && <KindSwitch me={me} name="message_notification" />}
        <KindSwitch me={me} name="score_notification" />
        {instance?.anonymous_upload && <KindSwitch me={me} name="upload_notification" />}
        <MagazineSwitch me={me} />
        {instance?.messages && <DigestChoice me={me} />}
      </Stack>
    </Section>
  );
}

function KindSwitch({ me, name }: { me: Me; name: Switch }) {
  const { api } = useApp();
  const messages = useMessages();
  const { mutate, isPending, variables } = useMutation(userMutations.update(api));
  const isOn = (isPending ? variables[name] : undefined) ?? me[name];
  return (
    <Checkbox isSelected={isOn} onChange={(wanted) => mutate({ [name]: wanted })}>
      {messages['notifications.kind']({ kind: name })}
    </Checkbox>
  );
}

/** Sets the language of the magazine to the user's language if none is selected. */
function MagazineSwitch({ me }: { me: Me }) {
  const { api, locale } = useApp();
  const messages = useMessages();
  const { mutate, isPending, variables } = useMutation(userMutations.update(api));
  const wished = isPending ? variables.magazine_notification : undefined;
  const isOn = wished ?? (me.magazine_notification && me.magazine_language !== undefined);
  const choose = (wanted: boolean) => {
    const isFirst = wanted && me.magazine_language === undefined;
    const usual = isFirst && LOCALES.find(({ code }) => code === locale)?.magazineLanguage;
    mutate({ magazine_notification: wanted, ...(usual && { magazine_language: usual }) });
  };
  return (
    <Checkbox isSelected={isOn} onChange={choose}>
      {messages['notifications.kind']({ kind: 'magazine_notification' })}
    </Checkbox>
  );
}
