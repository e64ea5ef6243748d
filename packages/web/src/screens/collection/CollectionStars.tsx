import type { FlightCollection } from '@cloudstreet/sdk';
import { collectionMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { StarButton } from '@cloudstreet/ui/controls/StarButton';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useApp } from '../../app/context.js';
import { lazyWithRetry } from '../../app/lazy-with-retry.js';
import { useMessages } from '../../app/messages.js';
import { useMe } from '../../app/session.js';

const LikersDialog = lazyWithRetry(async () => (await import('./LikersDialog.js')).LikersDialog);

export interface CollectionStarsProps {
  collection: FlightCollection;
  link: string | undefined;
}

/** Likes of a collection: the user's own, and who else likes it. */
export function CollectionStars({ collection, link }: CollectionStarsProps) {
  const messages = useMessages();
  const texts = useKitMessages();
  const me = useMe();
  const [isOpen, setIsOpen] = useState(false);
  const { id, stars } = collection;
  return (
    <>
      {me && <OwnStar collection={collection} link={link} />}
      {stars > 0 && (
        <Button size="small" tone="quiet" onPress={() => setIsOpen(true)}>
          {me ? messages['collection.who']() : texts['flight.stars']({ count: stars })}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <LikersDialog id={id} link={link} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function OwnStar({ collection, link }: CollectionStarsProps) {
  const { api } = useApp();
  const { id, stars, starred = false } = collection;
  const access = link === undefined ? {} : { link };
  const {
    mutate,
    isPending,
    variables = false,
  } = useMutation(collectionMutations.star(api, id, access));
  const isStarred = isPending ? variables : starred;
  const count = stars + Number(isStarred) - Number(starred);
  return <StarButton count={count} isStarred={isStarred} onChange={mutate} />;
}
