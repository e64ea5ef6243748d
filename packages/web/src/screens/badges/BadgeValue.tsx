import { type BadgeId, getBadge } from '@cloudstreet/scoring/badges';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { Altitude, Count, Distance, Duration, Points } from '@cloudstreet/ui/values';

/** A value of a badge in its unit. */
export function BadgeValue({ id, value }: { id: BadgeId; value: number }) {
  const messages = useKitMessages();
  switch (getBadge(id).unit) {
    case 'h':
      return <Duration seconds={Math.round(value * 3600)} />;
    case 'km':
      return <Distance km={value} digits={0} />;
    case 'm':
      return <Altitude m={value} />;
    case 'points':
      return (
        <>
          <Points points={value} digits={0} /> {messages['flight.points']()}
        </>
      );
    case 'count':
      return <Count count={value} />;
  }
}
