import type { Coach } from '@cloudstreet/sdk';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { useMessages } from '../../../app/messages.js';

type Refusal = NonNullable<Coach['thermals']['refusal']>;

/** Why something cannot be told, and what would help. */
export function Refused({ refusal }: { refusal: Refusal | undefined }) {
  const messages = useMessages();
  return (
    <EmptyState title={messages['coach.unavailable']()}>
      {messages['coach.refusal']({ refusal: refusal ?? 'no_glides' })}
    </EmptyState>
  );
}
