/** Messages of browsers and of the build for a file of the application that cannot be loaded. */
const MISSING_FILE =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/**
 * Reloads the page if a part of it cannot be loaded, because the site was updated and its old
 * files are gone. Once for each part, so that a part that is missing for another reason is said to
 * be. The router does so by itself for the code of a screen, but neither for its styles nor for
 * what is loaded before it.
 */
export function reloadOutdated({ message }: Error, page: Window = window): void {
  // Without a connection nothing would be left.
  if (!MISSING_FILE.test(message) || !page.navigator.onLine) return;
  try {
    // The router's own key, so that the two together do it once.
    const key = `tanstack_router_reload:${message}`;
    if (page.sessionStorage.getItem(key)) return;
    page.sessionStorage.setItem(key, '1');
  } catch {
    // Nothing would remember that it was done, so it might never end.
    return;
  }
  page.location.reload();
}
