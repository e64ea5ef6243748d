/** Characters that no name or limit has: terminal controls and directional marks. */
const CONTROLS = /[\p{Cc}\p{Cf}]+/gu;
const BYTE_ORDER_MARK = '\uFEFF';

/** The lines of a text, without building a list of them, because files may have millions. */
export function* linesOf(text: string): Generator<string> {
  const separator = text.includes('\n') ? '\n' : '\r';
  let start = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  while (start < text.length) {
    const found = text.indexOf(separator, start);
    const end = found === -1 ? text.length : found;
    yield text.slice(start, end);
    start = end + 1;
  }
}

export function withoutControls(line: string): string {
  return line.replaceAll(CONTROLS, ' ');
}

export function isComment(line: string): boolean {
  return line.startsWith('*') || line.startsWith(';');
}

export function withoutComment(text: string): string {
  const at = text.search(/[*;]/);
  return (at === -1 ? text : text.slice(0, at)).trim();
}

const MAX_NAME_LENGTH = 200;

/** A star may be part of a name; after a space it starts a comment. */
export function nameOf(text: string): string {
  const at = text.search(/\s\*/);
  return (at === -1 ? text : text.slice(0, at)).trim().slice(0, MAX_NAME_LENGTH);
}
