/** A number from 0 to 1, as `Math.random`. */
type Random = () => number;

/** A file made from a good one by damage. */
export interface Mutant {
  readonly bytes: Uint8Array;
  /** Mutations applied, for example `cutLines+flipBytes`. */
  readonly damage: string;
}

const LINE_FEED = 10;
const MAX_DAMAGES = 3;
const MAX_FLIPS = 60;
const MAX_LINES = 40;
const MAX_REPEATS = 60;
const MAX_INSERTED = 400;

/** Bytes that mean something to a reader, or end what it reads. */
const BOUNDARY_BYTES = [0, 9, 10, 13, 26, 32, 45, 46, 48, 57, 65, 66, 71, 73, 127, 128, 195, 255];

/** Numbers at the limits of their fields, and texts in place of numbers. */
const LIMITS = [
  '0',
  '9',
  '-9',
  '00',
  '99',
  '32767',
  '-32768',
  '65536',
  '2147483648',
  ' ',
  '-',
  'x',
];

/** Records that no good file has, or has in another place. */
const ODD_LINES = [
  '',
  'A',
  'AXXX',
  'B',
  'B2400000000000N00000000EA0000000000',
  'B2359599000000N18000000EA9999999999',
  'B0000009059999S17959999WV-9999-9999',
  'C',
  'C311299235959000000999999999',
  'C9999999N99999999E',
  'G',
  'H',
  'HFDTE000000',
  'HFDTE310299',
  'HFDTEDATE:311280,99',
  'HFDTE010100',
  'HFPLTPILOTINCHARGE:\u00e9\u0000%41%',
  'HFTZNTIMEZONE:99:99',
  'HFPRSPRESSALTSENSOR:,max99999m',
  'I',
  'I993636AAA3535BBB',
  'I013600FXA',
  'I023699LAD3699LOD',
  'I053636A013637A023636A013699ABC3640ENL',
  'J020810WDI1113WSP',
  'K235959999999',
  'LXXX',
  'E999999PEV',
  'F2359590102',
  'D9',
];

const DAMAGES: Readonly<Record<string, (file: Uint8Array, random: Random) => Uint8Array>> = {
  flipBytes(file, random) {
    const damaged = file.slice();
    for (let i = below(random, MAX_FLIPS); i >= 0 && file.length > 0; i--) {
      const at = below(random, file.length);
      damaged[at] = random() < 0.5 ? damaged[at]! ^ (1 << below(random, 8)) : telling(random);
    }
    return damaged;
  },
  cutBytes(file, random) {
    const [from, to] = randomRange(random, file.length);
    return joined([file.subarray(0, from), file.subarray(to)]);
  },
  endEarly: (file, random) => file.subarray(0, below(random, file.length)),
  beginLate: (file, random) => file.subarray(below(random, file.length)),
  insertBytes(file, random) {
    const at = below(random, file.length);
    const noise = Uint8Array.from({ length: below(random, MAX_INSERTED) }, () =>
      below(random, 256),
    );
    return joined([file.subarray(0, at), noise, file.subarray(at)]);
  },
  cutLines: (file, random) =>
    withLines(file, (lines) => lines.splice(below(random, lines.length), below(random, MAX_LINES))),
  doubleLines: (file, random) =>
    withLines(file, (lines) => {
      const from = below(random, lines.length);
      const some = lines.slice(from, from + below(random, MAX_LINES));
      const times = 1 + below(random, MAX_REPEATS);
      lines.splice(from, 0, ...Array.from({ length: times }, () => some).flat());
    }),
  swapLines: (file, random) =>
    withLines(file, (lines) => {
      for (let i = below(random, MAX_LINES); i >= 0; i--) {
        const [a, b] = [below(random, lines.length), below(random, lines.length)];
        [lines[a], lines[b]] = [lines[b] ?? NOTHING, lines[a] ?? NOTHING];
      }
    }),
  reverseLines: (file, random) =>
    withLines(file, (lines) => {
      const [from, to] = randomRange(random, lines.length);
      lines.splice(from, to - from, ...lines.slice(from, to).toReversed());
    }),
  joinLines: (file, random) =>
    withLines(file, (lines) => {
      const [from, to] = randomRange(random, lines.length);
      lines.splice(from, to - from, joined(lines.slice(from, to)));
    }),
  addLines: (file, random) =>
    withLines(file, (lines) => {
      for (let i = below(random, 5); i >= 0; i--) {
        lines.splice(below(random, lines.length + 1), 0, ascii(pick(random, ODD_LINES)));
      }
    }),
  limitNumbers: (file, random) =>
    withLines(file, (lines) => {
      for (let i = below(random, MAX_LINES); i >= 0 && lines.length > 0; i--) {
        const at = below(random, lines.length);
        lines[at] = withLimit(lines[at]!, random);
      }
    }),
  repeatFile: (file, random) => joined(Array.from({ length: 2 + below(random, 3) }, () => file)),
  changeLineEnds(file, random) {
    const lineEnd = pick(random, ['\r', '\r\n', '\n\r', '\r\r\n', '\n\n', '', '\0\n']);
    return joined(linesOf(file).flatMap((line) => [line, ascii(lineEnd)]));
  },
};

const NOTHING = new Uint8Array(0);

/** A file with one to three kinds of damage. */
export function mutateFile(file: Uint8Array, random: Random): Mutant {
  let bytes = file;
  const damage: string[] = [];
  for (let i = below(random, MAX_DAMAGES); i >= 0; i--) {
    const kind = pick(random, Object.keys(DAMAGES));
    bytes = DAMAGES[kind]!(bytes, random);
    damage.push(kind);
  }
  return { bytes, damage: damage.join('+') };
}

/** The digits at some place of a line, and as many around it, replaced by a number at a limit. */
function withLimit(line: Uint8Array, random: Random): Uint8Array {
  const text = new TextDecoder('latin1').decode(line);
  const numbers = [...text.matchAll(/\d+/g)];
  if (numbers.length === 0) return line;
  const { 0: digits, index } = pick(random, numbers);
  const [from, to] = randomRange(random, digits.length);
  const limit = pick(random, LIMITS);
  const fits = random() < 0.7 ? limit.repeat(digits.length).slice(0, to - from) : limit;
  return ascii(text.slice(0, index + from) + fits + text.slice(index + to));
}

function withLines(file: Uint8Array, change: (lines: Uint8Array[]) => void): Uint8Array {
  const lines = linesOf(file);
  change(lines);
  return joined(lines.flatMap((line) => [line, Uint8Array.of(LINE_FEED)]));
}

function linesOf(file: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let from = 0; from < file.length; ) {
    const end = file.indexOf(LINE_FEED, from);
    const to = end === -1 ? file.length : end;
    lines.push(file.subarray(from, to));
    from = to + 1;
  }
  return lines;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function telling(random: Random): number {
  return pick(random, BOUNDARY_BYTES);
}

/** A whole number from 0 to below `count`; 0 if `count` is 0. */
function below(random: Random, count: number): number {
  return Math.floor(random() * count);
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[below(random, items.length)]!;
}

function randomRange(random: Random, length: number): [from: number, to: number] {
  const [a, b] = [below(random, length + 1), below(random, length + 1)];
  return [Math.min(a, b), Math.max(a, b)];
}
