/** How much a finding weighs: an error makes the file invalid, the others do not. */
export type FindingType = 'error' | 'warning' | 'info';

/** One remark on a file: what was found, how much it weighs, and the figures for its message. */
export interface Finding {
  /** A code of the validation catalogue, for example `NO_G_RECORD`. */
  readonly token: string;
  readonly type: FindingType;
  /** The values that the catalogue's message names, in its order. */
  readonly parameters: readonly (string | number)[];
}

/** The finding of a token: an error, which makes the file invalid. */
export function error(token: string, ...parameters: (string | number)[]): Finding {
  return { token, type: 'error', parameters };
}

/** The finding of a token: a warning. */
export function warning(token: string, ...parameters: (string | number)[]): Finding {
  return { token, type: 'warning', parameters };
}

/** The finding of a token: for information alone. */
export function info(token: string, ...parameters: (string | number)[]): Finding {
  return { token, type: 'info', parameters };
}
