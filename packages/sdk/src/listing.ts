/**
 * The first page of a list, which is also all of its rows: `for await` loads the following pages as they
 * are needed.
 */
export interface Listing<Row> extends Promise<Row[]>, AsyncIterable<Row> {
  /** The pages one after the other, none of them empty. */
  pages(): AsyncGenerator<Row[], void, undefined>;
}

interface Paging {
  /** Maximum number of rows in a page. */
  readonly pageSize: number;
  /** Whether the size of a page can be chosen. */
  readonly hasLimit: boolean;
}

export interface PageValues {
  skip?: number;
  limit?: number;
}

/** @param load Loads one page with the given values. */
export function createListing<Row>(
  values: PageValues,
  { pageSize, hasLimit }: Paging,
  load: (values: object) => Promise<Row[]>,
): Listing<Row> {
  const size = values.limit ?? pageSize;
  const loadAt = (skip: number | undefined) =>
    load({ ...values, ...(skip !== undefined && { skip }), ...(hasLimit && { limit: size }) });
  const first = loadAt(values.skip);

  async function* pages() {
    let rows = await first;
    for (let skip = values.skip ?? 0; ; rows = await loadAt(skip)) {
      if (rows.length > 0) yield rows;
      if (rows.length < size) return;
      skip += size;
    }
  }

  return Object.assign(first, {
    pages,
    async *[Symbol.asyncIterator]() {
      for await (const page of pages()) yield* page;
    },
  });
}
