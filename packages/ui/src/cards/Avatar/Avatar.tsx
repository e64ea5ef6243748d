import * as styles from './Avatar.css.js';

export interface AvatarProps {
  name: string;
  /** URL of the image; defaults to the initials. */
  src?: string | undefined;
  size?: keyof typeof styles.sizes;
  ring?: keyof typeof styles.rings | undefined;
}

/** Image of a user. Decorative: their name is beside it. */
export function Avatar({ name, src, size = 'normal', ring }: AvatarProps) {
  const classes = [styles.sizes[size], ring && styles.rings[ring]];
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
