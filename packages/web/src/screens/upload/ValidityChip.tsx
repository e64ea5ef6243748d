import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import type { Tone } from '@cloudstreet/ui/theme';
import { CircleAlert, CircleCheck, Clock, type LucideIcon } from 'lucide-react';
import { useMessages } from '../../app/messages.js';

type Status = FlightDetail['status'];

const LOOKS: Record<'valid' | 'invalid' | 'waiting', { icon: LucideIcon; tone: Tone }> = {
  valid: { icon: CircleCheck, tone: 'climb' },
  invalid: { icon: CircleAlert, tone: 'violation' },
  waiting: { icon: Clock, tone: 'neutral' },
};

/** Shows whether a flight is valid or still waits for its score. */
export function ValidityChip({ status }: { status: Status }) {
  const messages = useMessages();
  const { icon: Icon, tone } =
    LOOKS[awaitsScore(status) ? 'waiting' : status === 'valid' ? 'valid' : 'invalid'];
  return (
    <Chip tone={tone}>
      <Icon size={14} aria-hidden />
      {messages['flight.status']({ status })}
    </Chip>
  );
}
