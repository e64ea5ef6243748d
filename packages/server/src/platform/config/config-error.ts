import type { VariableName } from './variables.js';

/** A wrong setting; the message is one line that names it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** In the words that operators know from elsewhere. */
export function variableError(
  name: VariableName,
  problem: 'undefined' | 'empty' | 'not a string' | 'not a boolean',
  remedy?: string,
): ConfigError {
  return new ConfigError(
    `Environment variable ${name} is ${problem}${remedy === undefined ? '' : `: ${remedy}`}.`,
  );
}
