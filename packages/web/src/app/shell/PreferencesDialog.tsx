import type { Me, UnitSystem } from '@cloudstreet/sdk';
import { userMutations, userQueries } from '@cloudstreet/sdk/react';
import { Dialog } from '@cloudstreet/ui/controls/Dialog';
import { SegmentedControl } from '@cloudstreet/ui/controls/SegmentedControl';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useUnits } from '@cloudstreet/ui/values';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../context.js';
import { useMessages } from '../messages.js';
import { UNIT_SYSTEMS } from '../preferences.js';
import { useMe } from '../session.js';
import { LanguageSection, ThemeSection } from './DevicePreferences.js';

/**
 * Units, language and theme. They apply at once on this device. The units are stored in the account
 * too.
 */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const { api, queryClient, preferences } = useApp();
  const messages = useMessages();
  const me = useMe();
  const { unitSystem } = useUnits();
  const { mutate: updateMe } = useMutation(userMutations.update(api));

  function chooseUnit(unit: UnitSystem) {
    preferences.set({ unit });
    if (!me) return;
    // At once on the page, then in the account.
    queryClient.setQueryData<Me>(userQueries.me(api).queryKey, { ...me, unit });
    updateMe({ unit });
  }

  return (
    <Dialog
      title={messages['preferences.title']()}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Section title={messages['preferences.units']()}>
        <SegmentedControl
          label={messages['preferences.units']()}
          segments={UNIT_SYSTEMS.map((id) => ({
            id,
            label: messages[`preferences.units.${id}`](),
          }))}
          selected={unitSystem}
          onChange={chooseUnit}
        />
        <p>{messages['preferences.units.hint']({ unit: unitSystem })}</p>
      </Section>
      <LanguageSection />
      <ThemeSection />
    </Dialog>
  );
}
