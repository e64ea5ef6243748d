import * as styles from './Skeleton.css.js';

export interface SkeletonProps {
  /** Size of the expected content, as CSS lengths. */
  width?: string;
  height?: string;
}

/** Placeholder for loading content. The surrounding region sets `aria-busy`. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden
    />
  );
}
