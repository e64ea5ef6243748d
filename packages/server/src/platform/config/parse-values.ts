import { ConfigError, variableError } from './config-error.js';
import type { VariableName } from './variables.js';

/** Returns the value of a variable. A variable that is set must not be empty. */
export function readText(name: VariableName, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw variableError(name, 'not a string');
  const text = value.trim();
  if (text === '') throw variableError(name, 'empty', 'give it a value or leave it out');
  return text;
}

export function parseInteger(name: VariableName, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}

export function parseBoolean(
  name: VariableName,
  text: string | undefined,
  fallback: boolean,
): boolean {
  if (text === undefined) return fallback;
  if (text !== 'True' && text !== 'False') {
    throw variableError(name, 'not a boolean', `it must be exactly True or False, not "${text}"`);
  }
  return text === 'True';
}

export function parseChoice<T extends string>(
  name: VariableName,
  text: string,
  values: readonly T[],
): T {
  const value = values.find((candidate) => candidate === text);
  if (!value) throw new ConfigError(`${name} must be one of ${values.join(', ')}, not "${text}".`);
  return value;
}
