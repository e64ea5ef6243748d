import type { ClubRef, NewClubMembership } from '@cloudstreet/sdk';
import { userMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { DateField } from '@cloudstreet/ui/fields/DateField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { refusalOf } from '../../app/forms/refusal.js';
import { useMessages } from '../../app/messages.js';
import { type Entity, EntityComboBox } from '../../app/search/EntityComboBox.js';

/** The form shows these errors. */
const EXPLAINED = [404, 422];
const PROPOSALS = 10;
const DAY_MS = 86_400_000;

export interface MembershipDialogProps {
  /** All memberships of the user. */
  all: readonly NewClubMembership[];
  /** Index of the edited membership; that of a new one is behind the last. */
  index: number;
  /** Club of an edited membership. */
  club: ClubRef | undefined;
  onClose: () => void;
}

/** Adds an earlier club, or changes the days in a club. */
export function MembershipDialog({ all, index, club, onClose }: MembershipDialogProps) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const before = all[index];
  const [chosen, setChosen] = useState<Entity | null>(null);
  const [isSecond, setIsSecond] = useState(before?.is_second ?? false);
  const [since, setSince] = useState(before?.since ?? null);
  const [until, setUntil] = useState(before?.until ?? null);
  const { mutateAsync, isPending, error } = useMutation({
    ...userMutations.setMemberships(api),
    meta: { explains: EXPLAINED },
  });
  const refusal = refusalOf(error, EXPLAINED);
  /** Only the profile changes current clubs. */
  const isCurrent = before !== undefined && !before.until;

  async function save(): Promise<void> {
    const clubId = before?.club_id ?? chosen?.entityId;
    if (clubId === undefined) return;
    try {
      const changed = { club_id: clubId, is_second: isSecond, since, until };
      await mutateAsync(withMembership(all, index, changed));
    } catch {
      // The form shows the error, and the input stays.
      return;
    }
    toasts.push({ type: 'success', title: messages['settings.saved']() });
    onClose();
  }

  const title = club
    ? messages['membership.edit']({ club: club.name })
    : messages['membership.add']();
  return (
    <Dialog title={title} isOpen onOpenChange={onClose}>
      <AppForm
        failure={error}
        error={refusal && Object.values(refusal.fields).concat(refusal.message)[0]}
        onSubmit={save}
      >
        {!club && (
          <EntityComboBox
            label={messages['flight.club']()}
            kinds={['club']}
            limit={PROPOSALS}
            isRequired
            value={chosen}
            onChange={setChosen}
          />
        )}
        <DateField
          label={messages['membership.since']()}
          hint={messages['membership.since.hint']()}
          value={since}
          onChange={setSince}
        />
        {!isCurrent && (
          <>
            <DateField
              label={messages['membership.until']()}
              isRequired
              value={until}
              onChange={setUntil}
            />
            <Checkbox isSelected={isSecond} onChange={setIsSecond}>
              {messages['membership.second']()}
            </Checkbox>
          </>
        )}
        <DialogActions>
          <Button type="submit" tone="primary" isPending={isPending}>
            {messages['settings.save']()}
          </Button>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}

/**
 * Returns all memberships with one at its index. The current club began the day after an earlier one, unless
 * its first day is known.
 */
function withMembership(
  all: readonly NewClubMembership[],
  index: number,
  changed: NewClubMembership,
): NewClubMembership[] {
  const { until, is_second: isSecond } = changed;
  const isSuccessor = (other: NewClubMembership) =>
    !other.until && !other.since && other.is_second === isSecond;
  const memberships = all.toSpliced(index, 1, changed);
  const at = until ? memberships.findIndex((other) => isSuccessor(other)) : -1;
  const successor = memberships[at];
  if (!successor || !until) return memberships;
  return memberships.toSpliced(at, 1, { ...successor, since: dayAfter(until) });
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}
