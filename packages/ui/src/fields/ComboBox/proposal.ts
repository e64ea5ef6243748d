import type { ReactNode } from 'react';

/** One of the things to choose from. */
export interface Proposal {
  id: string;
  label: string;
  /** Distinguishes it from others of the same name. */
  detail?: string;
  icon?: ReactNode;
}
