import * as styles from './BrandMark.css.js';

/** Logo of Cloudstreet: a row of cumulus clouds with flat bases, growing towards the viewer. */
export function BrandMark({ size = 40 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden>
      <rect width="40" height="40" rx="10" className={styles.ground} />
      <g className={styles.clouds}>
        <path d="M6 30.5a4.6 4.6 0 0 1 3.2-4.4 7.4 7.4 0 0 1 13.9-1.6 5 5 0 0 1 6.9 4.6c0 .5 0 .9-.2 1.4z" />
        <path
          d="M18.5 19.6a2.9 2.9 0 0 1 2-2.8 4.7 4.7 0 0 1 8.8-1 3.2 3.2 0 0 1 4.5 2.9l-.1.9z"
          opacity="0.8"
        />
        <path
          d="M25.4 11.7a1.7 1.7 0 0 1 1.2-1.6 2.8 2.8 0 0 1 5.2-.6 1.9 1.9 0 0 1 2.6 1.7v.5z"
          opacity="0.6"
        />
      </g>
    </svg>
  );
}
