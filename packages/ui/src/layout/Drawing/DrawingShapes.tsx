import type { ReactNode } from 'react';
import * as styles from './Drawing.css.js';

export type DrawingName = keyof typeof DRAWINGS;

/** Content of a drawing. */
export function DrawingShapes({ name }: { name: DrawingName }) {
  return DRAWINGS[name];
}

const HILLS = (
  <g className={styles.hills}>
    <path
      className={styles.far}
      d="M0 118L34 88 58 104 96 70 132 106 168 80 206 110 240 92V132H0Z"
    />
    <path className={styles.near} d="M0 132V116C40 98 76 122 118 114S204 98 240 118V132Z" />
  </g>
);

const DRAWINGS = {
  /** A glider that circles above hills. */
  glider: (
    <>
      {HILLS}
      <path
        className={styles.lift}
        d="M120 106C98 104 98 94 120 93S146 84 120 81 90 71 120 67 154 58 128 52"
      />
      <g className={styles.solid} transform="rotate(-8 124 40)">
        <path d="M84 43C88 36 102 34 118 35L178 39V42L118 46C102 48 90 47 84 43Z" />
        <path d="M20 30 106 36 126 37 222 22 223 24 128 44 104 43 20 32Z" />
        <path d="M170 40 181 22H187L183 41ZM166 22 196 20V23L166 25Z" />
      </g>
    </>
  ),
  /** A windsock in light wind: nothing here yet. */
  windsock: (
    <>
      {HILLS}
      {/* The ground of the mast, also without hills. */}
      <path className={styles.near} d="M44 132C60 108 124 108 140 132Z" />
      <path className={styles.line} d="M92 118V38" />
      <path className={styles.liftFill} d="M92 38 126 44V62L92 60Z" />
      <path className={styles.raised} d="M126 44 150 52V64L126 62Z" />
      <path className={styles.liftFill} d="M150 52 168 60V67L150 64Z" />
      <path className={styles.line} d="M92 38 126 44 150 52 168 60V67L150 64 126 62 92 60" />
    </>
  ),
  /** A cumulus above hills, without a glider: nothing found. */
  cloud: (
    <>
      {HILLS}
      <path
        className={styles.cloud}
        d="M70 58A14 14 0 0 1 76 31 24 24 0 0 1 120 22 20 20 0 0 1 156 32 14 14 0 0 1 166 58Z"
      />
      <path
        className={styles.lift}
        d="M100 98C94 90 106 86 100 76M120 100C113 91 127 85 120 72M140 98C134 90 146 86 140 76"
      />
    </>
  ),
} satisfies Record<string, ReactNode>;
