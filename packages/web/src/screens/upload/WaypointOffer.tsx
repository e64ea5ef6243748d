import { Button } from '@cloudstreet/ui/controls/Button';
import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '../../app/messages.js';
import { useWaypointUpload } from '../../app/waypoints/use-waypoint-upload.js';
import * as styles from '../../app/waypoints/WaypointFile.css.js';

/** Offers to make a collection of a file of waypoints, which is no flight. */
export function WaypointOffer({ file }: { file: File }) {
  const messages = useMessages();
  const navigate = useNavigate();
  const { send, isPending, outcome } = useWaypointUpload({
    onDone: (collection) => void navigate({ to: '/waypoint/$collection', params: { collection } }),
  });
  return (
    <div className={styles.offer}>
      <output>{messages['waypoint.offer']({ name: file.name })}</output>
      <Button isPending={isPending} onPress={() => void send(file)}>
        {messages['waypoint.offer.accept']()}
      </Button>
      {outcome}
    </div>
  );
}
