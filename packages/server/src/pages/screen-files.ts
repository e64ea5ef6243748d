import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../platform/text/escape-html.js';

/** What the build notes of a file. */
interface BuiltFile {
  readonly file: string;
  readonly css?: readonly string[];
  /** Keys of the notes. */
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

type BuildNotes = Readonly<Record<string, BuiltFile>>;

interface Screen {
  /** Of its address, as in `flight.$flight`. */
  readonly steps: readonly string[];
  readonly tags: string;
}

/** Tells of the path of an address which files its screen is made of, as tags for a page's head. */
export type TellScreenFiles = (path: string) => Promise<string>;

/**
 * Has the browser ask for the files of a screen with the application itself, which else finds out
 * only when it runs that it needs them.
 *
 * @param folder Of the built application; where the build left no notes there is nothing to tell.
 */
export function screenFilesOf(folder: string): TellScreenFiles {
  const notes = join(folder, '.vite', 'manifest.json');
  let known: { atMs: number; screens: Screen[] } | undefined;
  return async (path) => {
    const file = await stat(notes).catch(() => undefined);
    if (!file) return '';
    // The application may be built anew while the server runs.
    if (known?.atMs !== file.mtimeMs) {
      known = { atMs: file.mtimeMs, screens: screensOf(await readNotes(notes)) };
    }
    const steps = path.split('/').filter(Boolean);
    return known.screens.find((screen) => isAt(screen, steps))?.tags ?? '';
  };
}

async function readNotes(path: string): Promise<BuildNotes> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    // Half written: the screens are found without it.
    return {};
  }
}

const SCREEN_KEY = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/;

/** Those whose address has the most steps of its own first. */
function screensOf(notes: BuildNotes): Screen[] {
  const screens = Object.keys(notes).flatMap((key) => {
    const route = SCREEN_KEY.exec(key)?.[1];
    if (route === undefined) return [];
    // A last underscore keeps a screen out of the one above it.
    const steps = route.split('.').map((step) => step.replace(/_$/, ''));
    if (steps.at(-1) === 'index') steps.pop();
    return [{ steps, tags: tagsOf(notes, key) }];
  });
  const own = ({ steps }: Screen) => steps.filter((step) => !step.startsWith('$')).length;
  return screens.sort((one, other) => own(other) - own(one));
}

function isAt({ steps }: Screen, path: readonly string[]): boolean {
  const takesRest = steps.at(-1) === '$';
  return (
    (takesRest ? path.length >= steps.length - 1 : path.length === steps.length) &&
    steps.every((step, index) => step.startsWith('$') || step === path[index])
  );
}

function tagsOf(notes: BuildNotes, key: string): string {
  const files = new Set<BuiltFile>();
  const collect = (name: string) => {
    const file = notes[name];
    if (!file || file.isEntry || files.has(file)) return;
    files.add(file);
    file.imports?.forEach(collect);
  };
  collect(key);
  const styles = new Set([...files].flatMap(({ css = [] }) => css));
  // As the build writes them: a file asked for in another way would be loaded twice.
  return [
    ...Array.from(styles, (file) => `<link rel="stylesheet" crossorigin href="${hrefOf(file)}">`),
    ...Array.from(
      files,
      ({ file }) => `<link rel="modulepreload" crossorigin href="${hrefOf(file)}">`,
    ),
  ].join('');
}

function hrefOf(file: string): string {
  return escapeHtml(`/${file}`);
}
