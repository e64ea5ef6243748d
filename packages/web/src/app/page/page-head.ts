import type { AppContext } from '../context.js';

/** The document's title for a page; without a name, the site's own. */
export function pageHead({ messages }: AppContext, page?: string) {
  const title = page ? messages['app.title']({ page }) : messages['app.name']();
  return { meta: [{ title }] };
}
