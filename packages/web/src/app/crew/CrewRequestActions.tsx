import { crewMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../context.js';
import { useMessages } from '../messages.js';

export interface CrewRequestActionsProps {
  flightId: number;
  /** Name of the user who asks, where there are several requests. */
  name?: string;
  /** Called before the buttons disappear. */
  onAnswer?: () => void;
}

/** Buttons that answer whether the reader was on board. */
export function CrewRequestActions({ flightId, name, onAnswer }: CrewRequestActionsProps) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const confirm = useMutation(crewMutations.confirm(api));
  const decline = useMutation(crewMutations.leave(api));
  const labelOf = (answer: 'confirm' | 'decline') =>
    name === undefined ? {} : { 'aria-label': messages['crew.answer.label']({ answer, name }) };
  return (
    <Inline>
      <Button
        size="small"
        tone="primary"
        isPending={confirm.isPending}
        {...labelOf('confirm')}
        onPress={() => {
          onAnswer?.();
          confirm.mutate(flightId, {
            onSuccess: () => toasts.push({ type: 'success', title: messages['crew.confirmed']() }),
          });
        }}
      >
        {messages['crew.answer']({ answer: 'confirm' })}
      </Button>
      <Button
        size="small"
        isPending={decline.isPending}
        {...labelOf('decline')}
        onPress={() => {
          onAnswer?.();
          decline.mutate(flightId, {
            onSuccess: () => toasts.push({ type: 'success', title: messages['crew.left']() }),
          });
        }}
      >
        {messages['crew.answer']({ answer: 'decline' })}
      </Button>
    </Inline>
  );
}
