import type { FlightCollectionRow } from '@cloudstreet/sdk';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Library } from 'lucide-react';
import { useFileUrl } from '../stories/use-file-url.js';
import * as styles from './Collections.css.js';

export interface CollectionCoverProps {
  collection: Pick<FlightCollectionRow, 'image' | 'hex_color'>;
  size?: keyof typeof styles.covers;
}

/** Photo or colour of a collection. Decorative: its name is beside it. */
export function CollectionCover({ collection, size = 'small' }: CollectionCoverProps) {
  const fileUrl = useFileUrl();
  const { image, hex_color: color } = collection;
  return (
    <span
      className={styles.covers[size]}
      data-colored={color === undefined ? undefined : true}
      style={color === undefined ? undefined : assignInlineVars({ [styles.chosenColor]: color })}
      aria-hidden
    >
      {image === undefined ? (
        <Library size={24} />
      ) : (
        <img className={styles.coverImage} src={fileUrl(image)} alt="" loading="lazy" />
      )}
    </span>
  );
}
