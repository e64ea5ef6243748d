/** Messages of browsers and of the build about a file of the application that cannot be loaded. */
const MISSING_FILE =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/**
 * Reloads the page if a part of it cannot be loaded, because the site was updated and its old files
 * are gone. Reloads once per part, so that a part missing for another reason shows an error. The
 * router does the same for the code of a screen, but not for its styles and not for files loaded
 * before it.
 */
export function reloadOutdated({ message }: Error, page: Window = window): void {
  // Without a connection the reload would fail.
  if (!MISSING_FILE.test(message) || !page.navigator.onLine) return;
  try {
    // Same key as in the router, so that both together reload once.
    const key = `tanstack_router_reload:${message}`;
    if (page.sessionStorage.getItem(key)) return;
    page.sessionStorage.setItem(key, '1');
  } catch {
    // Without storage the page might reload forever.
    return;
  }
  page.location.reload();
}
