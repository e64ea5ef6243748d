import type { Travel } from '@cloudstreet/sdk';
import { useUnits } from '@cloudstreet/ui/values';
import { useMessages } from '../../app/messages.js';

/** Users who sat in the other seat. Renders nothing if there are none. */
export function TravelCrew({ crew }: Pick<Travel, 'crew'>) {
  const messages = useMessages();
  const { locale } = useUnits();
  if (crew.length === 0) return null;
  const names = new Intl.ListFormat(locale).format(crew.map(({ name }) => name));
  return <span>{messages['travel.crew']({ names })}</span>;
}
