import type { CentralClass } from '@cloudstreet/sdk';
import { LinkSegments } from '@cloudstreet/ui/controls/LinkSegments';
import { LocalDate } from '@cloudstreet/ui/values';
import { useMessages } from '../../app/messages.js';

export interface CentralDaysProps {
  shown: CentralClass;
  dayId: number | undefined;
  pathOf: (day: number | undefined) => string;
}

/** Links to the days of a class. */
export function CentralDays({ shown, dayId, pathOf }: CentralDaysProps) {
  const messages = useMessages();
  if (shown.days.length === 0) return <p>{messages['central.days.none']()}</p>;
  return (
    <LinkSegments
      label={messages['central.days']()}
      segments={shown.days.map(({ id, date }) => ({
        href: pathOf(id),
        label: <LocalDate date={date} dateStyle="weekday" />,
        isCurrent: id === dayId,
      }))}
    />
  );
}
