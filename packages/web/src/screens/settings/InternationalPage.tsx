import type { Me, MePatch } from '@cloudstreet/sdk';
import { userMutations, userQueries } from '@cloudstreet/sdk/react';
import { SegmentedControl } from '@cloudstreet/ui/controls/SegmentedControl';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useMutation } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useApp } from '../../app/context.js';
import { chosenLanguage, LanguageField } from '../../app/forms/LanguageField.js';
import { useMessages } from '../../app/messages.js';
import { UNIT_SYSTEMS } from '../../app/preferences.js';
import { LanguageSection } from '../../app/shell/DevicePreferences.js';
import * as styles from './Settings.css.js';
import { SettingsPage } from './SettingsPage.js';

const UNIT_CHOICES = ['auto', ...UNIT_SYSTEMS] as const;
type UnitChoice = (typeof UNIT_CHOICES)[number];

/** Units and languages. Each choice applies at once. */
export function InternationalPage() {
  return (
    <SettingsPage page="internationalization">{(me) => <International me={me} />}</SettingsPage>
  );
}

function International({ me }: { me: Me }) {
  const { preferences } = useApp();
  const messages = useMessages();
  const change = useChange(me);
  const { unit: unitOfDevice } = useSyncExternalStore(preferences.subscribe, preferences.get);

  function chooseUnit(choice: UnitChoice): void {
    const unit = choice === 'auto' ? undefined : choice;
    // The device keeps it after signing out.
    preferences.set({ unit });
    change({ unit: unit ?? null });
  }

  const chosen: UnitChoice = me.unit ?? unitOfDevice ?? 'auto';
  return (
    <>
      <LanguageSection />
      <Section title={messages['preferences.units']()}>
        <SegmentedControl
          label={messages['preferences.units']()}
          segments={UNIT_CHOICES.map((id) => ({
            id,
            label:
              id === 'auto'
                ? messages['international.units.auto']()
                : messages[`preferences.units.${id}`](),
          }))}
          selected={chosen}
          onChange={chooseUnit}
        />
        <p className={styles.hint}>
          {chosen === 'auto'
            ? messages['international.units.auto.hint']({
                units: messages[`preferences.units.${preferences.usualUnit()}`](),
              })
            : messages['preferences.units.hint']({ unit: chosen })}
        </p>
      </Section>
      <LanguageField
        subject="newsletter"
        value={me.newsletter_language ?? 'none'}
        onChange={(language) => change({ newsletter_language: chosenLanguage(language) })}
      />
      <LanguageField
        subject="magazine"
        value={me.magazine_language ?? 'none'}
        onChange={(language) => change({ magazine_language: chosenLanguage(language) })}
      />
    </>
  );
}

/** Changes the account: at once on the page, then on the server, whose result is final. */
function useChange(me: Me): (patch: Pick<MePatch, keyof Choices>) => void {
  const { api, queryClient } = useApp();
  const { queryKey } = userQueries.me(api);
  const { mutate } = useMutation({
    ...userMutations.update(api),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  return (patch) => {
    const { unit, newsletter_language: newsletter, magazine_language: magazine, ...rest } = me;
    const chosen = { unit, newsletter_language: newsletter, magazine_language: magazine, ...patch };
    queryClient.setQueryData<Me>(queryKey, { ...rest, ...withoutNull(chosen) });
    mutate(patch);
  };
}

type Choices = Pick<Me, 'unit' | 'newsletter_language' | 'magazine_language'>;

/** Values that are not set are absent in an account. */
function withoutNull(
  choices: { [Key in keyof Choices]: Choices[Key] | null | undefined },
): Choices {
  const entries = Object.entries(choices).filter(([, value]) => value !== null && value);
  return Object.fromEntries(entries) as Choices;
}
