import { browserTokenStore, memoryTokenStore, type TokenStore } from '@cloudstreet/sdk';
import { isInForeignFrame } from './foreign-frame.js';

/** Returns the store of the session. A page in a foreign frame has none, and so shows what visitors see. */
export function openSessionStore(page: Pick<Window, 'self' | 'top' | 'origin'>): TokenStore {
  return isInForeignFrame(page) ? memoryTokenStore() : browserTokenStore();
}
