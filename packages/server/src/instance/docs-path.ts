/** Path below which the documentation is served. */
export const DOCS_PATH = '/docs';
