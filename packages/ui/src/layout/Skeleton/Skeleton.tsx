import * as styles from './Skeleton.css.js';

export interface SkeletonProps {
  /** Sizes of what will stand here, as CSS lengths. */
  width?: string;
  height?: string;
}

/** Keeps the place of what is being loaded. The region around it says `aria-busy`. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden
    />
  );
}
