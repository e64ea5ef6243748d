import type { SearchHit } from '@cloudstreet/sdk';
import { useEffect, useRef, useState } from 'react';
import { ComboBox, type ComboBoxProps } from '../../fields/ComboBox/ComboBox.js';
import type { Proposal } from '../../fields/ComboBox/proposal.js';
import type { Messages } from '../../generated/messages/types.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { kindIcon } from './kind-icon.js';

/** A result of the search by name. */
export type NameHit = Readonly<Omit<SearchHit, 'image' | 'email'>>;

export interface NameFilterProps
  extends Pick<
    ComboBoxProps<Proposal>,
    'label' | 'placeholder' | 'icon' | 'unchosen' | 'onSearch' | 'isLoading'
  > {
  /** Results for the last text given to `onSearch`. */
  proposals: readonly NameHit[];
  onPick: (hit: NameHit) => void;
  /** Called when the field is focused, before the first search. */
  onUse?: () => void;
}

/** Finds an object by its name, passes it on, and is empty again for the next search. */
export function NameFilter({ onPick, onUse, ...props }: NameFilterProps) {
  const [picks, setPicks] = useState(0);
  const host = useRef<HTMLDivElement>(null);

  // The new field takes over the focus of the old one.
  useEffect(() => {
    if (picks > 0) host.current?.querySelector('input')?.focus();
  }, [picks]);

  return (
    <div ref={host} onFocus={onUse}>
      <Field
        {...props}
        key={picks}
        onPick={(hit) => {
          setPicks(picks + 1);
          props.onSearch('');
          onPick(hit);
        }}
      />
    </div>
  );
}

interface HitProposal extends Proposal {
  readonly hit: NameHit;
}

function Field({ proposals, onPick, unchosen = 'keep', ...field }: NameFilterProps) {
  const messages = useMessages();
  return (
    <ComboBox<HitProposal>
      {...field}
      isRequired
      unchosen={unchosen}
      value={null}
      proposals={proposals.map((hit) => toProposal(hit, messages))}
      onChange={(proposal) => {
        if (proposal) onPick(proposal.hit);
      }}
    />
  );
}

function toProposal(hit: NameHit, messages: Messages): HitProposal {
  const { index, id, name, club, region, aircraft } = hit;
  const kind = messages['search.kind']({ kind: kindOfPlace(hit) ?? index });
  return {
    id: `${index} ${id}`,
    label: name,
    detail: [kind, club?.name, region?.name, aircraft?.name].filter(Boolean).join(' · '),
    icon: kindIcon(kindOfPlace(hit) === 'airport' ? 'airport' : index),
    hit,
  };
}

/** Whether a point of interest is an airfield or a town. */
function kindOfPlace({ index, id }: NameHit): 'airport' | 'city' | undefined {
  if (index !== 'point_of_interest') return undefined;
  return String(id).startsWith('airport-') ? 'airport' : 'city';
}
