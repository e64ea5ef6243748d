import { readFileSync } from 'node:fs';
import * as airspace from '../airspace.js';
import * as analyse from '../analyse.js';
import * as badges from '../badges.js';
import * as competition from '../competition.js';
import * as geo from '../geo.js';
import * as parse from '../parse.js';
import * as score from '../score.js';
import * as season from '../season.js';
import * as task from '../task.js';
import * as taskFiles from '../task-files.js';
import * as units from '../units.js';
import type { ModuleExports } from './wrong-arguments.js';

const ENTRY_POINTS = {
  airspace,
  analyse,
  badges,
  competition,
  geo,
  parse,
  score,
  season,
  task,
  'task-files': taskFiles,
  units,
};

/** Returns everything that entry points export from a folder. */
export function exportsOfRoom(room: string): ModuleExports {
  const exported = Object.entries(ENTRY_POINTS).flatMap(([entry, exports]) => {
    const names = namesFrom(room, entry);
    return Object.entries(exports).filter(([name]) => names.has(name));
  });
  return Object.fromEntries(exported);
}

function namesFrom(room: string, entry: string): Set<string> {
  const text = readFileSync(new URL(`../${entry}.ts`, import.meta.url), 'utf8');
  const lists = [...text.matchAll(/\{([^}]*)\} from '\.\/([\w-]+)\//g)];
  return new Set(
    lists
      .filter(([, , folder]) => folder === room)
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
  );
}
