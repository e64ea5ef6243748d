import type { FollowState } from '@cloudstreet/sdk';
import { type FollowedKind, followMutations } from '@cloudstreet/sdk/react';
import { FollowButton } from '@cloudstreet/ui/controls/FollowButton';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../context.js';
import { useMe } from '../session.js';

export interface FollowSwitchProps {
  kind: FollowedKind;
  id: number;
  name: string;
  /** `caller_follows` of it. */
  state: FollowState | undefined;
}

/** Button to follow a pilot, a club or an airport; nothing for visitors and on the user's own page. */
export function FollowSwitch(props: FollowSwitchProps) {
  const me = useMe();
  const { kind, id } = props;
  if (!me || (kind === 'user' && me.id === id)) return null;
  // The result of a press belongs to one object, and pages change theirs without unmounting.
  return <Switch key={`${kind} ${id}`} {...props} />;
}

function Switch({ kind, id, name, state: given }: FollowSwitchProps) {
  const { api } = useApp();
  const { mutate, data, variables, isPending, isSuccess } = useMutation(
    followMutations.set(api, kind, id),
  );
  const wished = variables ? 'following' : undefined;
  const known = isSuccess ? data : given;
  return <FollowButton name={name} state={isPending ? wished : known} onChange={mutate} />;
}
