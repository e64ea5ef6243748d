/** A wrong setting; the message is one line that names it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
