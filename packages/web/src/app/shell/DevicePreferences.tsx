import { userMutations } from '@cloudstreet/sdk/react';
import { SegmentedControl } from '@cloudstreet/ui/controls/SegmentedControl';
import { Select } from '@cloudstreet/ui/fields/Select';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useApp } from '../context.js';
import { type Locale, nameOf, SPOKEN } from '../locale.js';
import { useMessages } from '../messages.js';
import { THEMES } from '../preferences.js';
import { useMe } from '../session.js';

/** Language of this device, which is also used for mails to the account. */
export function LanguageSection() {
  const { api, preferences, locale } = useApp();
  const me = useMe();
  const { mutate: updateMe } = useMutation(userMutations.update(api));
  const messages = useMessages();

  function choose(code: Locale) {
    if (me) updateMe({ locale: code }, { onSuccess: () => read(code) });
    else read(code);
  }

  function read(code: Locale) {
    preferences.set({ locale: code });
    // All loaded texts are in the previous language, including those of the server.
    globalThis.location.reload();
  }

  if (SPOKEN.length < 2) return null;
  return (
    <Section title={messages['preferences.language']()}>
      <Select
        label={messages['preferences.language']()}
        options={SPOKEN.map((code) => ({ id: code, label: nameOf(code) }))}
        value={locale}
        onChange={choose}
      />
      <p>
        {messages['preferences.language.hint']()} {me && messages['preferences.language.mails']()}
      </p>
    </Section>
  );
}

/** Theme of this device, for users who can choose one. */
export function ThemeSection({ children }: { children?: ReactNode }) {
  const { preferences } = useApp();
  const messages = useMessages();
  const { theme, imposed } = useSyncExternalStore(preferences.subscribe, preferences.get);
  if (imposed) return null;
  return (
    <Section title={messages['preferences.theme']()}>
      <SegmentedControl
        label={messages['preferences.theme']()}
        segments={THEMES.map((id) => ({ id, label: messages[`preferences.theme.${id}`]() }))}
        selected={theme}
        onChange={(chosen) => preferences.set({ theme: chosen })}
      />
      {children}
    </Section>
  );
}
