/** Rows of a page; `skip` goes in multiples of it. */
export const PAGE_SIZE = 100;

/** The same for rankings. */
export const RANKING_PAGE_SIZE = 250;

/**
 * Walks through a paged list, page by page, until one comes that is not full.
 *
 * @param load Gets one page, for example
 *   `(page) => unwrap(api.GET('/flight', { params: { query: { season_in: [2026], ...page } } }))`.
 */
export async function* pages<Row>(
  load: (page: { skip: number; limit: number }) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void, undefined> {
  for (let skip = 0; ; skip += PAGE_SIZE) {
    const rows = await load({ skip, limit: PAGE_SIZE });
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_SIZE) return;
  }
}
