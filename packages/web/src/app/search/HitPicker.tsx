import type { SearchKind } from '@cloudstreet/sdk';
import { ComboBox, type ComboBoxProps, type Proposal } from '@cloudstreet/ui/fields/ComboBox';
import { useEffect, useRef, useState } from 'react';
import type { Messages } from '../../generated/messages/types.js';
import { useMessages } from '../messages.js';
import { kindIcon } from './kind-icon.js';
import type { PickedHit } from './recent-picks.js';
import { useHits } from './use-hits.js';

export interface HitPickerProps
  extends globalThis.Pick<ComboBoxProps<Proposal>, 'label' | 'placeholder' | 'icon' | 'unchosen'> {
  kinds: readonly SearchKind[];
  /** Maximum number of proposals. */
  limit: number;
  onPick: (pick: PickedHit) => void;
  /** Proposals before anything is typed. */
  recent?: readonly PickedHit[];
}

/** Finds an object by its name, passes it on, and is empty again for the next search. */
export function HitPicker({ onPick, ...props }: HitPickerProps) {
  const [picks, setPicks] = useState(0);
  const [isUsed, setUsed] = useState(false);
  const host = useRef<HTMLDivElement>(null);

  // The new field takes over the focus of the old one.
  useEffect(() => {
    if (picks > 0) host.current?.querySelector('input')?.focus();
  }, [picks]);

  return (
    <div ref={host} onFocus={() => setUsed(true)}>
      <Field
        {...props}
        key={picks}
        isUsed={isUsed}
        onPick={(pick) => {
          setPicks(picks + 1);
          onPick(pick);
        }}
      />
    </div>
  );
}

const NONE: readonly PickedHit[] = [];

interface PickProposal extends Proposal {
  readonly pick: PickedHit;
}

function Field({
  kinds,
  limit,
  isUsed,
  onPick,
  recent = NONE,
  unchosen = 'keep',
  ...field
}: HitPickerProps & { isUsed: boolean }) {
  const messages = useMessages();
  const { text, hits, onSearch, isLoading } = useHits({ kinds, limit, isUsed });
  const proposed: readonly PickedHit[] = text === '' && recent.length > 0 ? recent : hits;
  return (
    <ComboBox<PickProposal>
      {...field}
      isRequired
      unchosen={unchosen}
      value={null}
      proposals={proposed.map((pick) => toProposal(pick, messages))}
      onSearch={onSearch}
      isLoading={isLoading}
      onChange={(proposal) => {
        if (proposal) onPick(proposal.pick);
      }}
    />
  );
}

function toProposal(pick: PickedHit, messages: Messages): PickProposal {
  const { index, id, name, club, region, aircraft } = pick;
  const kind = messages['search.kind']({ kind: kindOfPlace(pick) ?? index });
  return {
    id: `${index} ${id}`,
    label: name,
    detail: [kind, club?.name, region?.name, aircraft?.name].filter(Boolean).join(' · '),
    icon: kindIcon(kindOfPlace(pick) === 'airport' ? 'airport' : index),
    pick,
  };
}

/** Whether a point of interest is an airfield or a town. */
function kindOfPlace({ index, id }: PickedHit): 'airport' | 'city' | undefined {
  if (index !== 'point_of_interest') return undefined;
  return String(id).startsWith('airport-') ? 'airport' : 'city';
}
