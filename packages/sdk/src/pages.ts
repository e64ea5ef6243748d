/** Rows in a page; `skip` is a multiple of it. */
export const PAGE_SIZE = 100;

/** Rows in a page of a ranking. */
export const RANKING_PAGE_SIZE = 250;

/**
 * Iterates over the pages of a list until one is not full.
 *
 * @param load Loads one page, for example
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
