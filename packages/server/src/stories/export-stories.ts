import { extname } from 'node:path';
import { findOwnFlightIds, inChunks } from '../flights/model/own-flights.js';
import { asList } from '../platform/archive/entry.js';
import type { ExportPart } from '../platform/archive/export-part.js';
import type { Executor } from '../platform/database/database.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import { findAddedStories, findStories, type StoryRow } from './queries.js';

/** `stories.json` of an archive with its photos and videos. */
export const exportStories: ExportPart = {
  async *entries({ db, files }, { userId }) {
    const ids = await findOwnFlightIds(db, userId);
    const of = { ids, userId };
    yield { name: 'stories.json', input: asList(storiesOf(db, of)) };
    for await (const story of eachStory(db, of)) {
      const { image, video } = storyNames(story);
      yield { name: image, input: await files.getBytes(story.image_key) };
      if (video !== undefined && story.video_key !== null) {
        yield { name: video, input: await files.getBytes(story.video_key) };
      }
    }
  },
};

function storyNames({ id, video_key: video }: StoryRow) {
  return {
    image: `stories/${id}.jpg`,
    video: video === null ? undefined : `stories/${id}${extname(video)}`,
  };
}

async function* storiesOf(db: Executor, of: StoryOwner): AsyncGenerator<object> {
  for await (const story of eachStory(db, of)) {
    const { image, video } = storyNames(story);
    yield {
      id: story.id,
      flight_id: story.flight_id,
      image,
      video,
      comment: story.comment ?? undefined,
      start_time: story.start_time ? toTimestamp(story.start_time) : undefined,
      created: toTimestamp(story.created),
      source_sha256: story.source_hash,
    };
  }
}

interface StoryOwner {
  /** Flights of the user. */
  readonly ids: readonly number[];
  readonly userId: number;
}

/** Stories of the flights of a user, then those that they added to others as co-pilot. */
async function* eachStory(db: Executor, { ids, userId }: StoryOwner): AsyncGenerator<StoryRow> {
  for (const chunk of inChunks(ids)) yield* await findStories(db, chunk);
  const own = new Set(ids);
  for (const story of await findAddedStories(db, userId)) {
    if (!own.has(story.flight_id)) yield story;
  }
}
