import type { VariableName } from './variables.js';

/** An invalid setting. The message is one line that names it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Creates an error about a variable. */
export function variableError(
  name: VariableName,
  problem: 'undefined' | 'empty' | 'not a string' | 'not a boolean',
  remedy?: string,
): ConfigError {
  return new ConfigError(
    `Environment variable ${name} is ${problem}${remedy === undefined ? '' : `: ${remedy}`}.`,
  );
}
