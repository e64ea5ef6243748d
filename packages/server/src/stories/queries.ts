import { type Selectable, sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import { PREPARED } from '../platform/database/prepared.js';
import type { DB } from '../platform/database/schema.js';
import { NotFoundError, text } from '../platform/errors/errors.js';
import { originalImageKey, variantKey } from './image-variants.js';

export type StoryRow = Selectable<DB['story']>;

/** Finds photos and videos of flights, those of each flight by time. */
export function findStories(db: Executor, flightIds: readonly number[]): Promise<StoryRow[]> {
  return db
    .selectFrom('story')
    .where('flight_id', 'in', flightIds)
    .orderBy('flight_id')
    .orderBy('start_time', (time) => time.asc().nullsLast())
    .orderBy('id')
    .selectAll()
    .execute();
}

/** Finds photos and videos that a user has added as co-pilot. */
export function findAddedStories(db: Executor, userId: number): Promise<StoryRow[]> {
  return db
    .selectFrom('story')
    .where('user_id', '=', userId)
    .orderBy('flight_id')
    .orderBy('id')
    .selectAll()
    .execute();
}

/** Photos and videos of one flight, as lists show them. */
export interface StoryPreview {
  readonly imageKeys: readonly string[];
  readonly hasVideo: boolean;
}

/** Number of photos per flight in lists. */
const LISTED = 3;

/** Finds the first photos of each flight. */
export async function findStoryPreviews(
  db: Executor,
  flightIds: readonly number[],
): Promise<Map<number, StoryPreview>> {
  if (flightIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('story')
    .modifyFront(PREPARED)
    .where(sql<boolean>`flight_id = any(${flightIds}::int[])`)
    .groupBy('flight_id')
    .select('flight_id')
    .select(
      sql<
        string[]
      >`(array_agg(image_key order by start_time nulls last, id))[1:${sql.lit(LISTED)}]`.as(
        'imageKeys',
      ),
    )
    .select(sql<boolean>`bool_or(video_key is not null)`.as('hasVideo'))
    .execute();
  return new Map(rows.map(({ flight_id: id, ...preview }) => [id, preview]));
}

export function findStory(db: Executor, id: number): Promise<StoryRow | undefined> {
  return db.selectFrom('story').where('id', '=', id).selectAll().executeTakeFirst();
}

/** @throws {NotFoundError} If there is no such story. */
export async function getStory(db: Executor, id: number): Promise<StoryRow> {
  const row = await findStory(db, id);
  if (!row) throw new NotFoundError(text('story.notFound', { id }));
  return row;
}

/** Returns all files of a photo or video. */
export function filesOf({ image_key: image, video_key: video }: StoryRow): string[] {
  const images = [image, variantKey(image, 'medium'), variantKey(image, 'small')];
  return video === null ? images : [...images, video];
}

/** Whether a flight has a photo with this content. */
export async function hasStoryOf(
  db: Executor,
  flightId: number,
  keys: readonly string[],
): Promise<boolean> {
  const row = await db
    .selectFrom('story')
    .where('flight_id', '=', flightId)
    .where((eb) => eb.or([eb('image_key', 'in', keys), eb('video_key', 'in', keys)]))
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a file is the image of a story, one of its variants, or its video. */
export async function isStoryFile(db: Executor, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('story')
    .where('image_key', '=', originalImageKey(key))
    .select('id')
    .union((eb) => eb.selectFrom('story').where('video_key', '=', key).select('id'))
    .executeTakeFirst();
  return row !== undefined;
}
