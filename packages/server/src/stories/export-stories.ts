import { extname } from 'node:path';
import { findOwnFlightIds, inChunks } from '../flights/model/own-flights.js';
import { asList } from '../platform/archive/entry.js';
import type { ExportPart } from '../platform/archive/export-part.js';
import type { Executor } from '../platform/database/database.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import { findStories, type StoryRow } from './queries.js';

/** `stories.json` of an archive with its photos and videos. */
export const exportStories: ExportPart = {
  async *entries({ db, files }, { userId }) {
    const ids = await findOwnFlightIds(db, userId);
    yield { name: 'stories.json', input: asList(storiesOf(db, ids)) };
    for await (const story of eachStory(db, ids)) {
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

async function* storiesOf(db: Executor, flightIds: readonly number[]): AsyncGenerator<object> {
  for await (const story of eachStory(db, flightIds)) {
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

async function* eachStory(db: Executor, flightIds: readonly number[]): AsyncGenerator<StoryRow> {
  for (const chunk of inChunks(flightIds)) yield* await findStories(db, chunk);
}
