import type { Flight } from '@cloudstreet/sdk';
import { createContext, type ReactNode } from 'react';

/** Returns the button on each tile of a list. */
export const TileActionContext = createContext<((flight: Flight) => ReactNode) | null>(null);
