/**
 * Whether a page is in a frame of another origin, which could cover it and steer the user's clicks.
 * Such a page shows what visitors see, and changes no data of this device. Browsers separate the
 * storage of other sites themselves, but not of other origins of the same site.
 */
export function isInForeignFrame({
  self,
  top,
  origin,
}: Pick<Window, 'self' | 'top' | 'origin'> = globalThis): boolean {
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
