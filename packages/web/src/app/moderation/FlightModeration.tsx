import { moderationMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useApp } from '../context.js';
import { useMessages } from '../messages.js';
import { HideDialog } from './HideDialog.js';

export interface FlightModerationProps {
  id: number;
  isHidden: boolean;
}

/** Buttons of a moderator for a flight: hide it or show it again, and score it again. */
export function FlightModeration({ id, isHidden }: FlightModerationProps) {
  return (
    <>
      {isHidden ? <Restore id={id} /> : <Hide id={id} />}
      <Rescore id={id} />
    </>
  );
}

function Hide({ id }: { id: number }) {
  const messages = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => setIsOpen(true)}>
        <EyeOff size={16} aria-hidden />
        {messages['moderation.hide']()}
      </Button>
      {isOpen && <HideDialog id={id} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Restore({ id }: { id: number }) {
  const { api } = useApp();
  const messages = useMessages();
  return (
    <Action
      id={id}
      mutation={useMutation(moderationMutations.restoreFlight(api))}
      done={messages['moderation.restored']()}
    >
      <Eye size={16} aria-hidden />
      {messages['moderation.restore']()}
    </Action>
  );
}

function Rescore({ id }: { id: number }) {
  const { api } = useApp();
  const messages = useMessages();
  return (
    <Action
      id={id}
      mutation={useMutation(moderationMutations.rescoreFlight(api))}
      done={messages['moderation.rescored']()}
    >
      <RefreshCw size={16} aria-hidden />
      {messages['moderation.rescore']()}
    </Action>
  );
}

interface ActionProps {
  id: number;
  mutation: Pick<UseMutationResult<unknown, Error, number>, 'mutate' | 'isPending'>;
  /** The message when it is done. */
  done: string;
  children: ReactNode;
}

function Action({ id, mutation: { mutate, isPending }, done, children }: ActionProps) {
  const { toasts } = useApp();
  const tell = () => toasts.push({ type: 'success', title: done });
  return (
    <Button size="small" isPending={isPending} onPress={() => mutate(id, { onSuccess: tell })}>
      {children}
    </Button>
  );
}
