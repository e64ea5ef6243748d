/** Changes with every change that programs which read archives have to know of; see docs/export.md. */
export const FORMAT = 1;
