import type { AppContext } from '../context.js';

/** Returns the document title of a page. Without a name it is that of the site. */
export function pageHead({ messages }: AppContext, page?: string) {
  const title = page ? messages['app.title']({ page }) : messages['app.name']();
  return { meta: [{ title }] };
}
