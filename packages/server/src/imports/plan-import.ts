import type { Visibility } from '@cloudstreet/sdk';
import type { RequestBody, Schemas } from '@cloudstreet/sdk/contract';
import type { Archive } from './archive.js';
import { ArchiveError } from './archive-error.js';
import { isRecord, readAccountFile, readItems } from './read-json.js';

/** One step of an import, as stored until it is done. */
export type ImportItem =
  | { readonly kind: 'profile'; readonly path: string; readonly content: ArchivedProfile }
  | { readonly kind: 'filter'; readonly path: string; readonly content: ArchivedFilter }
  | { readonly kind: 'picture'; readonly path: string; readonly content: object }
  | { readonly kind: 'flight'; readonly path: string; readonly content: ArchivedFile }
  | { readonly kind: 'collection'; readonly path: string; readonly content: ArchivedCollection }
  | { readonly kind: 'travel'; readonly path: string; readonly content: ArchivedTravel }
  | { readonly kind: 'task'; readonly path: string; readonly content: ArchivedTask }
  | {
      readonly kind: 'waypoint_collection';
      readonly path: string;
      readonly content: ArchivedWaypoints;
    }
  | { readonly kind: 'story'; readonly path: string; readonly content: ArchivedStory };

export interface ArchivedProfile {
  readonly [field: string]: unknown;
}

export interface ArchivedFilter {
  readonly filter: unknown;
}

/** A recording with the fields that its pilot set. */
export interface ArchivedFile {
  readonly name: string;
  readonly sha256?: string;
  readonly flights: readonly ArchivedFlight[];
}

export interface ArchivedFlight {
  readonly takeoffNumber: number;
  /** Absent for a public flight. */
  readonly visibility?: Visibility;
  readonly aircraft?: string;
  /** Text of its pilot. */
  readonly description?: unknown;
  readonly patch: Record<string, unknown>;
}

/** A collection of flights, which are in the archive or on its instance. */
export interface ArchivedCollection {
  readonly values: Record<string, unknown>;
  readonly created?: string;
  readonly picture?: string;
  readonly flights: readonly (Partial<PlaceInArchive> & { readonly id: number })[];
}

/** Name, text and photo of a travel, which follows from its flights. */
export interface ArchivedTravel {
  readonly values: Record<string, unknown>;
  readonly picture?: string;
  readonly flights: readonly PlaceInArchive[];
}

/** A planned task. */
export interface ArchivedTask {
  readonly values: Record<string, unknown>;
  readonly created?: string;
  readonly isFromIgcFile?: unknown;
}

/** A collection of waypoints, with the path of their file. */
export interface ArchivedWaypoints {
  readonly values: Record<string, unknown>;
  readonly created?: string;
  readonly file: string;
}

export interface ArchivedStory {
  /** Recording of its flight; absent if the archive does not contain it. */
  readonly file?: string;
  readonly takeoffNumber?: number;
  readonly video?: string;
  readonly comment?: unknown;
  readonly startTime?: unknown;
  readonly sourceHash?: string;
}

/** Stored form of a step: its content as JSON. */
export type PlannedItem = Pick<ImportItem, 'kind' | 'path'> & { readonly content: string };

/** All that an archive asks for. */
export interface ImportPlan {
  readonly host: string;
  readonly items: readonly PlannedItem[];
}

/** Account that the archive must belong to. */
export interface ImportOwner {
  readonly name: string;
  readonly email: string;
  readonly date_of_birth: string;
}

const MAX_FLIGHTS = 50_000;
const MAX_STORIES = 50_000;
/** Maximum characters of the fields of all flights: a thousand for each of very many. */
const MAX_WORDS = 20_000_000;
const LONGEST_TEXT = 255;
const SHA256 = /^[0-9a-f]{64}$/;

/**
 * Reads an archive and plans the import, file by file.
 *
 * @throws {ArchiveError} If a list breaks the format, or the archive belongs to another person.
 */
export async function planImport(archive: Archive, owner: ImportOwner): Promise<ImportPlan> {
  const all = await readAccountFile(archive);
  const { host, account } = all;
  if (!isRecord(account)) throw new ArchiveError('ARCHIVE_BROKEN', 'account.json');
  if (!isOf(owner, account)) throw new ArchiveError('ARCHIVE_OF_OTHER');
  const { files, places } = await readFlights(archive, account['id']);
  const items: ImportItem[] = [
    { kind: 'profile', path: 'account.json', content: profileOf(account) },
    ...filtersOf(account),
    ...imageItems(account),
    ...Array.from(files, ([path, content]) => ({ kind: 'flight' as const, path, content })),
    ...collectionsOf(all['collections'], places),
    ...travelsOf(all['travels'], places),
    ...tasksOf(all['tasks']),
    ...waypointsOf(all['waypoint_collections']),
    ...(await readStories(archive, places)),
  ];
  return { host: textOf(host) ?? '', items: items.map(writeDown) };
}

/** More than a flight with all fields needs. */
const LONGEST_CONTENT = 100_000;
/** NUL, which PostgreSQL cannot store, and halves of characters. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** @throws {ArchiveError} If a value cannot be stored. */
function writeDown({ kind, path, content }: ImportItem): PlannedItem {
  const json = JSON.stringify(content);
  if (json.length > LONGEST_CONTENT || UNSTORABLE.test(json)) {
    throw new ArchiveError('ARCHIVE_BROKEN', path);
  }
  return { kind, path, content: json };
}

function imageItems({ picture }: Record<string, unknown>): ImportItem[] {
  const path = textOf(picture);
  return path === undefined ? [] : [{ kind: 'picture', path, content: {} }];
}

/** Names and addresses change; the date of birth does not. */
function isOf(owner: ImportOwner, account: Record<string, unknown>): boolean {
  const isSame = (field: 'name' | 'email') =>
    textOf(account[field])?.toLowerCase() === owner[field].toLowerCase();
  return account['date_of_birth'] === owner.date_of_birth && (isSame('name') || isSame('email'));
}

const PROFILE_FIELDS = [
  'bio',
  'ssa_id',
  'unit',
  'badge',
  'message_enabled',
  'open_in_seeyou',
  'flight_visibility',
] as const satisfies readonly (keyof RequestBody<'updateMe'>)[];

function profileOf(account: Record<string, unknown>): ArchivedProfile {
  const clubs = ['club', 'second_club'].map((field) => [field, nameOf(account[field])]);
  const fields = PROFILE_FIELDS.map((field) => [field, bounded(account[field])]);
  const memberships = account['memberships'];
  const history = Array.isArray(memberships) ? memberships.slice(0, MAX_MEMBERSHIPS) : undefined;
  return Object.fromEntries(
    [...fields, ...clubs, ['memberships', history]].filter(([, value]) => value !== undefined),
  );
}

/** As in the contract. */
const MAX_MEMBERSHIPS = 50;

function filtersOf({ filter: filters }: Record<string, unknown>): ImportItem[] {
  if (!Array.isArray(filters)) return [];
  return filters.slice(0, MAX_FILTERS).map((filter: unknown) => ({
    kind: 'filter',
    path: (isRecord(filter) && textOf(filter['name'])) || 'account.json',
    content: { filter: isSmallRecord(filter) && filter },
  }));
}

/** More than any account has. */
const MAX_FILTERS = 20;

interface PlaceInArchive {
  readonly file: string;
  readonly takeoffNumber: number;
}

/** The recordings by their paths, and where each flight of the archive is in them. */
async function readFlights(archive: Archive, ownId: unknown) {
  const files = new Map<string, ArchivedFile & { flights: ArchivedFlight[] }>();
  const places = new Map<unknown, PlaceInArchive>();
  let count = 0;
  let words = 0;
  for await (const flight of readItems(archive, 'flights.json')) {
    count += 1;
    if (count > MAX_FLIGHTS || words > MAX_WORDS) throw new ArchiveError('ARCHIVE_TOO_MUCH');
    const { id, file } = flight;
    const path = isRecord(file) ? textOf(file['path']) : undefined;
    const takeoffNumber = isRecord(file) ? file['takeoff_number'] : undefined;
    if (path === undefined || !isCount(takeoffNumber) || !isCount(id) || !isRecord(file)) {
      throw new ArchiveError('ARCHIVE_BROKEN', 'flights.json');
    }
    const known = files.get(path) ?? { ...describeFile(file, path), flights: [] };
    const aircraft = nameOf(flight['aircraft']);
    const patch = patchOf(flight, ownId);
    const description = bounded(flight['description'], LONGEST_DESCRIPTION);
    words += JSON.stringify([patch, description]).length;
    const visibility = visibilityOf(flight);
    known.flights.push({
      takeoffNumber,
      patch,
      ...(visibility && { visibility }),
      ...(aircraft !== undefined && { aircraft }),
      ...(description !== undefined && { description }),
    });
    files.set(path, known);
    places.set(id, { file: path, takeoffNumber });
  }
  return { files, places };
}

/** An absent one is public. A value of another version hides the flight. */
function visibilityOf({ visibility }: Record<string, unknown>): Visibility | undefined {
  if (visibility === undefined) return undefined;
  return VISIBILITIES.find((known) => known === visibility) ?? 'private';
}

const VISIBILITIES = ['public', 'link', 'private', 'draft'] as const satisfies Visibility[];

function describeFile(file: Record<string, unknown>, path: string) {
  const sha256 = textOf(file['sha256']);
  return {
    name: textOf(file['name']) ?? path.replace(/^.*\//, ''),
    ...(sha256 !== undefined && SHA256.test(sha256) && { sha256 }),
  };
}

/** Fields that the pilot chose; an absent one was cleared. */
function patchOf(flight: Record<string, unknown>, ownId: unknown): Record<string, unknown> {
  const { co_user: coUser, chosen_times: times } = flight;
  // Users of another instance are mere names here; the importing user is the pilot.
  const isOwn = isRecord(coUser) && coUser['id'] === ownId;
  const coUserName = isOwn ? undefined : (nameOf(coUser) ?? flight['co_user_name']);
  const chosen = Object.entries(isRecord(times) ? times : {}).filter(
    ([list, value]) => TIME_LISTS.has(list) && Array.isArray(value) && value.length > 0,
  );
  return {
    registration: bounded(flight['registration'] ?? null),
    competition_id: bounded(flight['competition_id'] ?? null),
    mass: bounded(flight['mass'] ?? null),
    co_user_name: bounded(coUserName ?? null),
    ...(typeof flight['comments_allowed'] === 'boolean' && {
      comments_allowed: flight['comments_allowed'],
    }),
    ...(flight['seat'] === 'co_pilot' && { seat: 'co_pilot' }),
    ...(flight['score_club_class'] === true && { score_club_class: true }),
    ...(flight['use_second_club'] === true && { use_second_club: true }),
    ...Object.fromEntries(chosen.map(([list, value]) => [list, bounded(value)])),
  };
}

const TIME_LISTS: ReadonlySet<string> = new Set([
  'scoring_times',
  'engine_scoring_times',
  'fes_scoring_times',
] satisfies (keyof Schemas['FlightPatch'])[]);

/** More than any account has. */
const MAX_COLLECTIONS = 500;
const MAX_COLLECTED = 1000;

function collectionsOf(
  collections: unknown,
  places: ReadonlyMap<unknown, PlaceInArchive>,
): ImportItem[] {
  if (!Array.isArray(collections)) return [];
  return collections
    .filter(isRecord)
    .slice(0, MAX_COLLECTIONS)
    .map((collection): ImportItem => {
      const { name, description, visibility, hex_color: color, flights } = collection;
      const [created, picture] = [textOf(collection['created']), textOf(collection['picture'])];
      const isShort = typeof description === 'string' && description.length <= LONGEST_DESCRIPTION;
      const values = {
        name: bounded(name),
        description: isShort ? description : bounded(description),
        // A value of another version hides the collection.
        visibility: COLLECTION_VISIBILITIES.find((known) => known === visibility) ?? 'private',
        hex_color: bounded(color),
      };
      const ids: unknown[] = Array.isArray(flights) ? flights.slice(0, MAX_COLLECTED) : [];
      return {
        kind: 'collection',
        path: textOf(name) ?? 'account.json',
        content: {
          values: Object.fromEntries(
            Object.entries(values).filter(([, value]) => value !== undefined),
          ),
          ...(created !== undefined && { created }),
          ...(picture !== undefined && { picture }),
          flights: ids.filter(isCount).map((id) => Object.assign({ id }, places.get(id))),
        },
      };
    });
}

const COLLECTION_VISIBILITIES = [
  'public',
  'link',
  'private',
] as const satisfies Schemas['CollectionVisibility'][];

/** More than any account has. */
const MAX_TRAVELS = 2000;

/** Those without words and photo follow from their flights alone. */
function travelsOf(travels: unknown, places: ReadonlyMap<unknown, PlaceInArchive>): ImportItem[] {
  if (!Array.isArray(travels)) return [];
  return travels
    .filter(isRecord)
    .slice(0, MAX_TRAVELS)
    .flatMap((travel): ImportItem[] => {
      const { name, description, flights } = travel;
      const picture = textOf(travel['picture']);
      const values = {
        ...(name !== undefined && { name: bounded(name) }),
        ...(description !== undefined && {
          description: bounded(description, LONGEST_DESCRIPTION),
        }),
      };
      if (Object.keys(values).length === 0 && picture === undefined) return [];
      const ids: unknown[] = Array.isArray(flights) ? flights.slice(0, MAX_COLLECTED) : [];
      const content = {
        values,
        flights: ids.flatMap((id) => places.get(id) ?? []),
        ...(picture !== undefined && { picture }),
      };
      return [{ kind: 'travel', path: textOf(name) ?? 'account.json', content }];
    });
}

/** More than any account has. */
const MAX_TASKS = 1000;
const MAX_TASK_POINTS = 50;

function tasksOf(tasks: unknown): ImportItem[] {
  if (!Array.isArray(tasks)) return [];
  return tasks
    .filter(isRecord)
    .slice(0, MAX_TASKS)
    .map((task): ImportItem => {
      const { name, description, visibility, ruleset, min_time, point_features } = task;
      const created = textOf(task['created']);
      const isShort = typeof description === 'string' && description.length <= LONGEST_DESCRIPTION;
      const values = {
        name: bounded(name),
        description: isShort ? description : bounded(description),
        ruleset: bounded(ruleset),
        min_time: bounded(min_time),
        // A value of another version hides the task.
        visibility: COLLECTION_VISIBILITIES.find((known) => known === visibility) ?? 'private',
        point_features: Array.isArray(point_features)
          ? point_features.slice(0, MAX_TASK_POINTS + 1)
          : undefined,
      };
      return {
        kind: 'task',
        path: textOf(name) ?? 'account.json',
        content: {
          values: Object.fromEntries(
            Object.entries(values).filter(([, value]) => value !== undefined),
          ),
          ...(created !== undefined && { created }),
          isFromIgcFile: task['from_igcfile'],
        },
      };
    });
}

function waypointsOf(collections: unknown): ImportItem[] {
  if (!Array.isArray(collections)) return [];
  return collections
    .filter(isRecord)
    .slice(0, MAX_COLLECTIONS)
    .flatMap((collection): ImportItem[] => {
      const { name, description, visibility } = collection;
      const [created, file] = [textOf(collection['created']), textOf(collection['file'])];
      if (file === undefined) return [];
      const values = {
        name: bounded(name),
        // A value of another version hides the collection.
        visibility: COLLECTION_VISIBILITIES.find((known) => known === visibility) ?? 'private',
        ...(description !== undefined && {
          description: bounded(description, LONGEST_DESCRIPTION),
        }),
      };
      const content = { values, file, ...(created !== undefined && { created }) };
      return [{ kind: 'waypoint_collection', path: textOf(name) ?? 'account.json', content }];
    });
}

async function readStories(
  archive: Archive,
  places: ReadonlyMap<unknown, PlaceInArchive>,
): Promise<ImportItem[]> {
  const stories: ImportItem[] = [];
  for await (const story of readItems(archive, 'stories.json')) {
    if (stories.length === MAX_STORIES) throw new ArchiveError('ARCHIVE_TOO_MUCH');
    const image = textOf(story['image']);
    if (image === undefined) throw new ArchiveError('ARCHIVE_BROKEN', 'stories.json');
    const video = textOf(story['video']);
    const sourceHash = textOf(story['source_sha256']);
    const { comment, start_time: startTime } = story;
    stories.push({
      kind: 'story',
      path: image,
      content: {
        ...places.get(story['flight_id']),
        ...(video !== undefined && { video }),
        ...(comment !== undefined && { comment: bounded(comment) }),
        ...(startTime !== undefined && { startTime: bounded(startTime) }),
        ...(sourceHash !== undefined && SHA256.test(sourceHash) && { sourceHash }),
      },
    });
  }
  return stories;
}

const LONGEST_VALUE = 1000;
const LONGEST_DESCRIPTION = 10_000;
const LONGEST_LIST = 200;

/**
 * Returns a value that can wait in memory until it is checked. A value larger than any field
 * becomes `false`, which every field refuses.
 */
function bounded(value: unknown, longest = LONGEST_VALUE): unknown {
  if (Array.isArray(value)) {
    const isSmall = value.length <= LONGEST_LIST && value.every((one) => !isLarge(one, longest));
    return isSmall ? value : false;
  }
  return isLarge(value, longest) ? false : value;
}

function isLarge(value: unknown, longest: number): boolean {
  if (typeof value === 'string') return value.length > longest;
  return typeof value === 'object' && value !== null;
}

/** Whether it may be a record of a few plain values. */
function isSmallRecord(value: unknown): boolean {
  return isRecord(value) && bounded(Object.values(value)) !== false;
}

/** Returns a text that can be stored. */
function textOf(value: unknown): string | undefined {
  const isText = typeof value === 'string' && value.length <= LONGEST_TEXT;
  return isText && value !== '' && !/[\0\p{Cs}]/u.test(value) ? value : undefined;
}

function nameOf(value: unknown): string | undefined {
  return isRecord(value) ? textOf(value['name']) : undefined;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}
