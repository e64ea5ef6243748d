import { useState } from 'react';

/**
 * What the reader chose last on this device, and the way to choose anew.
 *
 * @param key Under which it is kept.
 * @param readStored Makes a choice of whatever is kept, which another version of the application may
 *   have written; an empty object where nothing is.
 */
export function useKept<Choice>(
  key: string,
  readStored: (stored: Readonly<Record<string, unknown>>) => Choice,
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(() => readStored(stored(key)));
  return [
    choice,
    (next) => {
      setChoice(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Storage is full or refused: the choice holds as long as the page is open.
      }
    },
  ];
}

/** Of a kept object the entries that are switches. */
export function switchesOf(stored: unknown): Record<string, boolean> {
  const entries = Object.entries(Object(stored) as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  );
}

function stored(key: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}
