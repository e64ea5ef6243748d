import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

export type FontWeight = 'regular' | 'bold';

/** Characters that one font can draw. */
export interface TextRun extends Face {
  readonly text: string;
}

interface Face {
  readonly path: string;
  readonly font: Font;
}

/**
 * Replaces a character that no font contains. The page behind a certificate or a card shows the
 * character.
 */
const UNKNOWN = '□';

const opened = new Map<FontWeight, readonly [Face, ...Face[]]>();

/** Divides a text into as few runs as possible, each with one font. */
export function runsOf(text: string, weight: FontWeight): TextRun[] {
  const faces = fontsOf(weight);
  const characters = Array.from(text);
  const whole = faces.find((face) => characters.every((character) => has(face, character)));
  if (whole) return [{ ...whole, text }];
  const runs: (Face & { text: string })[] = [];
  for (const character of characters) {
    const last = runs.at(-1);
    const current = faces.find(({ path }) => path === last?.path);
    const face = [current, ...faces].find((each) => each && has(each, character));
    const used = face ?? current ?? faces[0];
    const written = face ? character : UNKNOWN;
    if (last?.path === used.path) last.text += written;
    else runs.push({ ...used, text: written });
  }
  return runs;
}

/** Read at the first call and cached, so that only worker threads that draw have it in memory. */
function fontsOf(weight: FontWeight): readonly [Face, ...Face[]] {
  const faces = opened.get(weight) ?? openFonts(weight);
  opened.set(weight, faces);
  return faces;
}

/** The second font contains Japanese, and also Latin, Greek and Cyrillic letters. */
function openFonts(weight: FontWeight): [Face, Face] {
  const require = createRequire(import.meta.url);
  const paths = {
    regular: [
      require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
      require.resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf'),
    ],
    bold: [
      require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
      require.resolve('@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf'),
    ],
  } as const satisfies Record<FontWeight, readonly [string, string]>;
  const [latin, japanese] = paths[weight];
  return [openFont(latin), openFont(japanese)];
}

function openFont(path: string): Face {
  const font = openSync(path);
  if (!('hasGlyphForCodePoint' in font)) throw new TypeError(`${path} holds several faces.`);
  return { path, font };
}

function has({ font }: Face, character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}
