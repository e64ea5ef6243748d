import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { useMessages } from '../../app/messages.js';
import { useMe } from '../../app/session.js';

/** Links to the saved filters of a user. */
export function SavedLists() {
  const messages = useMessages();
  const me = useMe();
  if (!me || me.filter.length === 0) return null;
  return (
    <nav aria-label={messages['flights.saved.title']()}>
      <Inline>
        {me.filter.map(({ name, search }) => (
          <ButtonLink key={name} size="small" href={`/flight?${search}`}>
            {name}
          </ButtonLink>
        ))}
      </Inline>
    </nav>
  );
}
