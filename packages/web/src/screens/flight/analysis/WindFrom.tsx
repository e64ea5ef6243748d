import { compassPoint } from '@cloudstreet/scoring/units';
import { useMessages } from '../../../app/messages.js';

/** Direction of the wind as abbreviated compass point in the user's language, and in degrees. */
export function WindFrom({ degrees }: { degrees: number }) {
  const messages = useMessages();
  const point = messages['wind.point']({ point: compassPoint(degrees) });
  return messages['wind.from']({ point, degrees: Math.round(degrees) % 360 });
}
