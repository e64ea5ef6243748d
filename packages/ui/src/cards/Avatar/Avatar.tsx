import * as styles from './Avatar.css.js';

export interface AvatarProps {
  /** Number of the user or group. It chooses the colour of the initials. */
  id: number;
  name: string;
  /** URL of the image; defaults to the initials. */
  src?: string | undefined;
  size?: keyof typeof styles.sizes;
  ring?: keyof typeof styles.rings | undefined;
}

/** Image of a user. Decorative: their name is beside it. */
export function Avatar({ id, name, src, size = 'normal', ring }: AvatarProps) {
  const color = styles.colors[id % styles.colors.length];
  const classes = [styles.sizes[size], color, ring && styles.rings[ring]];
  return (
    <span className={classes.filter(Boolean).join(' ')} aria-hidden>
      {src === undefined ? (
        initials(name)
      ) : (
        <img className={styles.image} src={src} alt="" loading="lazy" />
      )}
    </span>
  );
}

/** First letters of the first and the last word. */
function initials(name: string): string {
  const words = name.split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.match(/^./u)?.[0] ?? '')
    .join('');
}
