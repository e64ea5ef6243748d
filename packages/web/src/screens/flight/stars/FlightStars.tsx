import type { FlightDetail } from '@cloudstreet/sdk';
import { starMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { StarButton } from '@cloudstreet/ui/controls/StarButton';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useApp } from '../../../app/context.js';
import { useFlightAccess } from '../../../app/flights/use-flight-access.js';
import { lazyWithRetry } from '../../../app/lazy-with-retry.js';
import { useMessages } from '../../../app/messages.js';
import { useMe } from '../../../app/session.js';

const StarDialog = lazyWithRetry(async () => (await import('./StarDialog.js')).StarDialog);

/** Likes of a flight: the user's own, and who else likes it. */
export function FlightStars({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const texts = useKitMessages();
  const me = useMe();
  const [isOpen, setIsOpen] = useState(false);
  const { stars = 0 } = flight;
  return (
    <>
      {me && <OwnStar flight={flight} />}
      {stars > 0 && (
        <Button size="small" tone="quiet" onPress={() => setIsOpen(true)}>
          {me ? messages['stars.who']() : texts['flight.stars']({ count: stars })}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <StarDialog flightId={flight.id} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function OwnStar({ flight }: { flight: FlightDetail }) {
  const { api } = useApp();
  const { id, stars = 0, starred = false } = flight;
  const {
    mutate,
    isPending,
    variables = false,
  } = useMutation(starMutations.set(api, id, useFlightAccess(id)));
  const isStarred = isPending ? variables : starred;
  const count = stars + Number(isStarred) - Number(starred);
  return <StarButton count={count} isStarred={isStarred} onChange={mutate} />;
}
