import { useState } from 'react';
import { readDevice, writeDevice } from './device-storage.js';

/**
 * State saved in local storage.
 *
 * @param parse Converts the stored object to a value. Another version of the application may have
 *   written it. If nothing is stored, it is an empty object.
 */
export function useLocalStorage<Value>(
  key: string,
  parse: (stored: Readonly<Record<string, unknown>>) => Value,
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => parse(stored(key)));
  return [
    value,
    (next) => {
      setValue(next);
      writeDevice(key, JSON.stringify(next));
    },
  ];
}

/** Returns the boolean entries of a stored object. */
export function booleanEntries(value: unknown): Record<string, boolean> {
  const entries = Object.entries(Object(value) as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  );
}

function stored(key: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(readDevice(key) ?? '{}'));
  } catch {
    return {};
  }
}
