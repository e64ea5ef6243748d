import type { FlightDetail } from '@cloudstreet/sdk';
import { flightMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { useMutation } from '@tanstack/react-query';
import { EyeOff, Link as LinkIcon } from 'lucide-react';
import { useApp } from '../../../app/context.js';
import { useFlightRights } from '../../../app/flights/use-flight-rights.js';
import { useMessages } from '../../../app/messages.js';
import { flightPath, pathWith } from '../../../app/paths.js';
import * as styles from './FlightHead.css.js';

/** Who sees a flight that is not public, and buttons for its pilot. */
export function VisibilityNotice({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const { visibility = 'public', link_token: token } = flight;
  const { mayEdit } = useFlightRights(flight);
  if (visibility === 'public') return null;
  const Icon = visibility === 'link' ? LinkIcon : EyeOff;
  return (
    <div className={styles.visibility} role="note">
      <p className={styles.visibilityText}>
        <Icon size={16} className={styles.visibilityIcon} aria-hidden />
        {messages['visibility.notice']({ visibility })}
      </p>
      {mayEdit && (
        <div className={styles.signs}>
          <Publish flight={flight} />
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
  const copy = async () => {
    const path = pathWith(flightPath(flight.id), { link: token });
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.href).href);
      toasts.push({ type: 'success', title: messages['visibility.linkCopied']() });
    } catch {
      // The user or the framing page forbids it.
      toasts.push({ type: 'error', title: messages['visibility.copyFailed']() });
    }
  };
  return (
    <>
      {/* Only secure pages can use the clipboard. */}
      {'clipboard' in navigator && (
        <Button size="small" onPress={() => void copy()}>
          {messages['visibility.copyLink']()}
        </Button>
      )}
      <Button
        size="small"
        isPending={isPending}
        onPress={() =>
          mutate(
            { id: flight.id, patch: { new_link: true }, editToken },
            {
              onSuccess: () =>
                toasts.push({ type: 'success', title: messages['visibility.linkReplaced']() }),
            },
          )
        }
      >
        {messages['visibility.replaceLink']()}
      </Button>
    </>
  );
}
