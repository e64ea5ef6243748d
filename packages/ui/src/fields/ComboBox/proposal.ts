import type { ReactNode } from 'react';

/** An option to select. */
export interface Proposal {
  id: string;
  label: string;
  /** Distinguishes it from other options with the same label. */
  detail?: string;
  icon?: ReactNode;
}
