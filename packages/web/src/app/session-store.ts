import { browserTokenStore, memoryTokenStore, type TokenStore } from '@cloudstreet/sdk';

/**
 * Returns the store of the session. A page in a frame of another origin shows what visitors see,
 * because that origin could cover it and steer the user's clicks. Browsers separate the storage of
 * other sites themselves, but not of other origins of the same site.
 */
export function openSessionStore(page: Pick<Window, 'self' | 'top' | 'origin'>): TokenStore {
  return isInForeignFrame(page) ? memoryTokenStore() : browserTokenStore();
}

function isInForeignFrame({ self, top, origin }: Pick<Window, 'self' | 'top' | 'origin'>): boolean {
  try {
    // A frame of its own origin may itself be in a frame of another.
    for (let frame: Window = self; frame !== top; frame = frame.parent) {
      if (frame.parent.origin !== origin) return true;
    }
    return false;
  } catch {
    // Browsers deny access to windows of other origins.
    return true;
  }
}
