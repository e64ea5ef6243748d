import { compassPoint } from '@cloudstreet/scoring/units';
import { useMessages } from '../../../app/messages.js';

/** Where wind comes from: the point of the compass as the reader's language shortens it, and degrees. */
export function WindFrom({ degrees }: { degrees: number }) {
  const messages = useMessages();
  const point = messages['wind.point']({ point: compassPoint(degrees) });
  return messages['wind.from']({ point, degrees: Math.round(degrees) % 360 });
}
