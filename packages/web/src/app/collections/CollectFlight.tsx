import type { Flight } from '@cloudstreet/sdk';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { Library } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../lazy-with-retry.js';
import { useMessages } from '../messages.js';

const CollectDialog = lazyWithRetry(async () => (await import('./CollectDialog.js')).CollectDialog);

/** Button on a tile that adds its flight to collections. */
export function CollectTile({ flight }: { flight: Flight }) {
  const messages = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        tone="floating"
        label={messages['collection.add']()}
        onPress={() => setIsOpen(true)}
      >
        <Library size={16} aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <CollectDialog flightId={flight.id} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
