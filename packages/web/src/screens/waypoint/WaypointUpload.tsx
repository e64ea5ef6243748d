import { FileDrop } from '@cloudstreet/ui/controls/FileDrop';
import { useMessages } from '../../app/messages.js';
import {
  useWaypointUpload,
  type WaypointUploadOptions,
} from '../../app/waypoints/use-waypoint-upload.js';

/** Reads the waypoints of a file that is dropped or chosen, and reports problems by line. */
export function WaypointUpload({ collectionId, onDone }: WaypointUploadOptions) {
  const messages = useMessages();
  const { send, outcome } = useWaypointUpload({ collectionId, onDone });
  return (
    <>
      <FileDrop
        label={messages['waypoint.upload']()}
        hint={messages['waypoint.upload.hint']()}
        acceptedTypes={['.cup', '.cupx', '.gpx']}
        isCompact={collectionId !== undefined}
        onFiles={([file]) => file && void send(file)}
      />
      {outcome}
    </>
  );
}
