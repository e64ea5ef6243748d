import type { Travel } from '@cloudstreet/sdk';
import { Route } from 'lucide-react';
import * as styles from '../collections/Collections.css.js';
import { useFileUrl } from '../stories/use-file-url.js';

export interface TravelCoverProps {
  travel: Pick<Travel, 'image'>;
  size?: keyof typeof styles.covers;
}

/** Photo of a travel. Decorative: its name is beside it. */
export function TravelCover({ travel: { image }, size = 'small' }: TravelCoverProps) {
  const fileUrl = useFileUrl();
  return (
    <span className={styles.covers[size]} aria-hidden>
      {image === undefined ? (
        <Route size={24} />
      ) : (
        <img className={styles.coverImage} src={fileUrl(image)} alt="" loading="lazy" />
      )}
    </span>
  );
}
