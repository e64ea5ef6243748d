/** Changes with every incompatible change of the archive format; see docs/export.md. */
export const FORMAT = 1;
