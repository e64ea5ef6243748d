import type { FlightDetail } from '@cloudstreet/sdk';
import { flightMutations, instanceQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, ExternalLink } from 'lucide-react';
import { useApp } from '../../../app/context.js';
import { useMessages } from '../../../app/messages.js';
import { isModerator } from '../../../app/moderation/is-moderator.js';
import { saveFile } from '../../../app/save-file.js';
import { useMe } from '../../../app/session.js';

/** File of the flight for users who may download it, and a link to a viewer. */
export function FlightFileActions({ flight }: { flight: FlightDetail }) {
  const { api } = useApp();
  const messages = useMessages();
  const me = useMe();
  const { id, is_shared: isShared } = flight.igc_file;
  const { mutate, isPending } = useMutation(flightMutations.downloadFile(api, id));
  const instance = useQuery({ ...instanceQueries.detail(api), meta: { explains: 'all' } }).data;
  const isOnBoard = me != null && [flight.user?.id, flight.co_user?.id].includes(me.id);
  if (!isShared && !isOnBoard && !isModerator(me)) return null;
  const name = `${flight.scoring_date ?? flight.id}-${id}.igc`;
  return (
    <>
      <Button
        size="small"
        isPending={isPending}
        onPress={() => mutate(undefined, { onSuccess: (file) => saveFile(file, name) })}
      >
        <Download size={16} aria-hidden />
        {messages['flight.igc']()}
      </Button>
      {isShared && instance?.viewer_url && (
        <ButtonLink size="small" href={viewerLink(instance.viewer_url, id)} target="_blank">
          <ExternalLink size={16} aria-hidden />
          {messages['flight.viewer']()}
        </ButtonLink>
      )}
    </>
  );
}

function viewerLink(template: string, fileId: number): string {
  const file = new URL(`/v1/igcfile/${fileId}`, window.location.href);
  return template.replaceAll('{url}', encodeURIComponent(file.href));
}
