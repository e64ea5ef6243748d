import type { SearchHit } from '@cloudstreet/sdk';
import { useEffect, useRef, useState } from 'react';
import { ComboBox, type ComboBoxProps } from '../../fields/ComboBox/ComboBox.js';
import type { Proposal } from '../../fields/ComboBox/proposal.js';
import type { Messages } from '../../generated/messages/types.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { kindIcon } from './kind-icon.js';

/** A result of the search by name. */
export type NameHit = Readonly<SearchHit>;

export interface NameFilterProps
  extends Pick<
    ComboBoxProps<Proposal>,
    'label' | 'placeholder' | 'icon' | 'autoFocus' | 'unchosen' | 'onSearch' | 'isLoading'
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
  const kind = hit.index === 'point_of_interest' ? kindOfPlace(hit.id) : hit.index;
  return {
    id: `${hit.index} ${hit.id}`,
    label: hit.name,
    detail: [messages['search.kind']({ kind }), ...detailsOf(hit)].join(' · '),
    icon: kindIcon(kind === 'city' ? hit.index : kind),
    hit,
  };
}

function detailsOf(hit: NameHit): string[] {
  const details = [
    'club' in hit && hit.club,
    'region' in hit && hit.region,
    'aircraft' in hit && hit.aircraft,
  ];
  return details.flatMap((detail) => (detail ? detail.name : []));
}

/** Whether a point of interest is an airfield or a town. */
function kindOfPlace(id: string): 'airport' | 'city' {
  return id.startsWith('airport-') ? 'airport' : 'city';
}
