import type { FlightDetail } from '@cloudstreet/sdk';
import { flightMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { useMutation } from '@tanstack/react-query';
import { EyeOff, Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../../../app/context.js';
import { useFlightRights } from '../../../app/flights/use-flight-rights.js';
import { useMessages } from '../../../app/messages.js';
import { flightPath, pathWith } from '../../../app/paths.js';
import { canCopy, useCopy } from '../../../app/use-copy.js';
import * as styles from './FlightHead.css.js';

/**
 * Who sees a flight that is not public, and buttons for its pilot, unless the co-pilot wishes that it
 * stays so.
 */
export function VisibilityNotice({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const { visibility = 'public', link_token: token, pilot_visibility: overruled } = flight;
  const { mayEdit, isOwn } = useFlightRights(flight);
  if (visibility === 'public') return null;
  const Icon = visibility === 'link' ? LinkIcon : EyeOff;
  return (
    <div className={styles.visibility} role="note">
      <p className={styles.visibilityText}>
        <Icon size={16} className={styles.visibilityIcon} aria-hidden />
        {messages[flight.co_user && flight.user ? 'crew.visibility' : 'visibility.notice']({
          visibility,
        })}
        {overruled && isOwn && ` ${messages['crew.overruled']()}`}
      </p>
      {mayEdit && !flight.hidden && (
        <div className={styles.signs}>
          {!flight.co_visibility && <Publish flight={flight} />}
          {token !== undefined && <LinkActions flight={flight} token={token} />}
        </div>
      )}
    </div>
  );
}

function Publish({ flight }: { flight: FlightDetail }) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const { editToken } = useFlightRights(flight);
  const { mutate, isPending } = useMutation(flightMutations.update(api));
  return (
    <Button
      size="small"
      tone="primary"
      isPending={isPending}
      onPress={() =>
        mutate(
          { id: flight.id, patch: { visibility: 'public' }, editToken },
          {
            onSuccess: () =>
              toasts.push({ type: 'success', title: messages['visibility.published']() }),
          },
        )
      }
    >
      {messages['visibility.publish']()}
    </Button>
  );
}

function LinkActions({ flight, token }: { flight: FlightDetail; token: string }) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const { editToken } = useFlightRights(flight);
  const { mutate, isPending } = useMutation(flightMutations.update(api));
  const [isReplacing, setIsReplacing] = useState(false);
  const copy = useCopy({
    copied: messages['visibility.linkCopied'](),
    failed: messages['visibility.copyFailed'](),
  });
  const path = pathWith(flightPath(flight.id), { link: token });
  return (
    <>
      {canCopy() && (
        <Button size="small" onPress={() => void copy(new URL(path, window.location.href).href)}>
          {messages['visibility.copyLink']()}
        </Button>
      )}
      <Button size="small" isPending={isPending} onPress={() => setIsReplacing(true)}>
        {messages['visibility.replaceLink']()}
      </Button>
      <Dialog
        title={messages['visibility.replaceLink']()}
        isOpen={isReplacing}
        onOpenChange={setIsReplacing}
      >
        <p>{messages['visibility.replaceLink.warning']()}</p>
        <DialogActions>
          <Button onPress={() => setIsReplacing(false)}>{messages['edit.cancel']()}</Button>
          <Button
            tone="danger"
            onPress={() => {
              setIsReplacing(false);
              mutate(
                { id: flight.id, patch: { new_link: true }, editToken },
                {
                  onSuccess: () =>
                    toasts.push({ type: 'success', title: messages['visibility.linkReplaced']() }),
                },
              );
            }}
          >
            {messages['visibility.replaceLink']()}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
