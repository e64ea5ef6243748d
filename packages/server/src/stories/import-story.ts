import { UPLOAD_MEGABYTES } from '@cloudstreet/sdk/contract';
import type { ArchivedStory } from '../imports/plan-import.js';
import { findImportedFlight } from '../imports/queries.js';
import { completeStep, type StepInput } from '../imports/step.js';
import { DomainError } from '../platform/errors/errors.js';
import { contentHash, contentKey } from '../platform/files/file-store.js';
import { BYTES_PER_MEGABYTE } from '../platform/files/megabytes.js';
import type { UploadedFile } from '../platform/http/operation.js';
import { contractCheck } from '../platform/http/validation.js';
import { hasStoryOf } from './queries.js';
import { storeStory } from './store-story.js';

const checkWords = contractCheck('StoryPatch');

/** Stores a photo or video like an upload, with its caption and time. */
export async function importStory(step: StepInput<ArchivedStory>): Promise<void> {
  const { services, userId, content, at } = step;
  const { file, takeoffNumber = 0, sourceHash } = content;
  const flightId =
    file === undefined
      ? undefined
      : await findImportedFlight(services.db, { ...at, userId, file, takeoffNumber });
  if (flightId === undefined) return completeStep(step, { refused: 1, issues: ['STORY_FLIGHT'] });
  const files = await readMedia(step);
  if (await hasStoryOf(services.db, flightId, keysOf(files)))
    return completeStep(step, { skipped: 1 });
  const { comment, startTime, issues } = wordsOf(content);
  try {
    await storeStory(services, {
      user: { id: userId, isSuperuser: false },
      flightId,
      files,
      comment,
      startTime,
      sourceHash,
      skipNotifications: true,
      alongside: (transaction) => completeStep(step, { added: 1, issues }, transaction),
    });
  } catch (error) {
    const isKnown = error instanceof DomainError && error.code === 'DUPLICATE_STORY';
    if (!isKnown) throw error;
    await completeStep(step, { skipped: 1 });
  }
  return undefined;
}

async function readMedia({
  archive,
  path,
  content: { video },
}: StepInput<ArchivedStory>): Promise<ReadonlyMap<string, UploadedFile>> {
  const image = await archive.read(path, UPLOAD_MEGABYTES.StoryUpload.image * BYTES_PER_MEGABYTE);
  const files = new Map([['image', fileOf(image)]]);
  if (video !== undefined)
    files.set(
      'video',
      fileOf(await archive.read(video, UPLOAD_MEGABYTES.StoryUpload.video * BYTES_PER_MEGABYTE)),
    );
  return files;
}

function fileOf(bytes: Buffer): UploadedFile {
  return { name: '', mediaType: 'application/octet-stream', bytes };
}

/** Keys under which these files would be stored here. */
function keysOf(files: ReadonlyMap<string, UploadedFile>): string[] {
  return Array.from(files.values(), ({ bytes }) => contentHash(bytes)).flatMap((hash) =>
    ['jpg', 'mp4', 'webm'].map((extension) => contentKey('story', hash, extension)),
  );
}

/** Returns caption and time, as far as they are valid. */
function wordsOf({ comment, startTime }: ArchivedStory) {
  const words: Record<string, unknown> = {
    ...(comment !== undefined && { comment }),
    ...(startTime !== undefined && { start_time: startTime }),
  };
  const dropped = checkWords(words).map(({ loc }) => String(loc[0]));
  const kept = (field: string) => (dropped.includes(field) ? undefined : words[field]);
  const [caption, time] = [kept('comment'), kept('start_time')];
  return {
    comment: typeof caption === 'string' ? caption : undefined,
    startTime: typeof time === 'string' ? new Date(time) : undefined,
    issues: dropped.map((field) => `CHANGE ${field}`),
  };
}
