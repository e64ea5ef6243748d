/** Returns a text on one line: control characters become spaces, and the ends are trimmed. */
export function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim();
}

/** Returns a text whose lines end with line feeds, without other control characters. */
export function severalLines(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
    .trim();
}

/** Returns a text as a property, unless it is empty or missing. */
export function textProperty<Key extends string>(
  key: Key,
  text: string | undefined,
): Partial<Readonly<Record<Key, string>>> {
  return text ? ({ [key]: text } as Record<Key, string>) : {};
}

/** Returns a number with at most three decimals, so that metres keep their millimetres. */
export function roundToMillis(value: number): number {
  return Math.round(value * 1000) / 1000;
}
