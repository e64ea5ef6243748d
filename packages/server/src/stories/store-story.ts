import type { Insertable } from 'kysely';
import { notifyEarned } from '../badges/notify-earned.js';
import { updateBadgesOf } from '../badges/update-badges.js';
import type { FlightRow } from '../flights/model/flight-row.js';
import { getFlightOfCrew, lockFlightOfCrew, type Owner } from '../flights/model/ownership.js';
import { IMAGE_REFUSALS } from '../images/image-refusals.js';
import type { Executor } from '../platform/database/database.js';
import type { DB } from '../platform/database/schema.js';
import { DomainError, FieldError, type Text, text } from '../platform/errors/errors.js';
import { contentHash, contentKey } from '../platform/files/file-store.js';
import { storeFile } from '../platform/files/store-file.js';
import type { UploadedFile } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';
import { updateFilterColumns } from '../rankings/filter-columns.js';
import { variantKey } from './image-variants.js';
import { MAX_DURATION_S } from './media-limits.js';
import type { PreparedImage, prepareImage } from './prepare-image.js';
import type { PreparedVideo, prepareVideo } from './prepare-video.js';
import type { StoryRow } from './queries.js';
import { cameraTime } from './story-time.js';

/** Files by the names of their fields: `image`, and `video`, of which it is the thumbnail. */
type Files = ReadonlyMap<string, UploadedFile>;

/** Maximum number of photos and videos of a flight. */
const MAX_STORIES = 25;

export interface ReceivedStory {
  readonly user: Owner;
  readonly flightId: number;
  readonly files: Files;
  /** Caption by the pilot. */
  readonly comment: string | undefined;
  /** Time of the photo or video; by default that of the camera. */
  readonly startTime: Date | undefined;
  /** Hash of the original file, if it differs from the uploaded one. */
  readonly sourceHash?: string | undefined;
  /** Whether badges are earned without a notification: they are old, or invented. */
  readonly skipNotifications?: true;
  /** Runs in the transaction that stores the story. */
  readonly alongside?: (transaction: Executor) => Promise<void>;
  /** Runs at the end of this transaction. */
  readonly onStored?: (transaction: Executor, stored: StoredStory) => Promise<void>;
}

export interface StoredStory {
  readonly row: StoryRow;
  readonly flight: FlightRow;
}

/**
 * Prepares a photo or video of a flight and stores it, all or nothing.
 *
 * @throws {NotFoundError} If there is no such flight.
 * @throws {ForbiddenError} If the user was not on board.
 * @throws {DomainError} If the flight has it already, or has the maximum number.
 * @throws {FieldError} If one of the files is invalid.
 */
export async function storeStory(services: Services, upload: ReceivedStory): Promise<StoredStory> {
  const { db, clock } = services;
  const { user, flightId, files, comment, startTime } = upload;
  const flight = await getFlightOfCrew(db, flightId, user);
  await checkStoryLimit(db, flightId);
  const { image, video } = await prepare(files, flight, services);
  const row = await db.transaction().execute(async (transaction) => {
    const { user_id: pilotId, co_user_id: coUserId } = await lockFlightOfCrew(
      transaction,
      flightId,
      user,
    );
    await checkStoryLimit(transaction, flightId);
    await upload.alongside?.(transaction);
    const stored = await insertStory(transaction, services, {
      row: {
        flight_id: flightId,
        user_id: pilotId !== null && coUserId === user.id ? coUserId : null,
        source_hash: upload.sourceHash ?? contentHash(sourceOf(files).bytes),
        comment: comment ?? null,
        start_time: startTime ?? cameraTime(video?.takenMs ?? image.takenMs, flight),
        created: clock(),
      },
      image,
      video,
    });
    const earning = await updateBadgesOf(transaction, [pilotId, coUserId]);
    if (!upload.skipNotifications) await notifyEarned(transaction, services, earning);
    await upload.onStored?.(transaction, { row: stored, flight });
    return stored;
  });
  return { row, flight };
}

/** @throws {DomainError} If the flight has the maximum number. */
async function checkStoryLimit(db: Executor, flightId: number): Promise<void> {
  const { count } = await db
    .selectFrom('story')
    .where('flight_id', '=', flightId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_STORIES) {
    throw new DomainError(409, 'STORY_LIMIT', text('error.STORY_LIMIT', { limit: MAX_STORIES }));
  }
}

interface Prepared {
  readonly image: PreparedImage;
  readonly video: PreparedVideo | undefined;
}

/** @throws {FieldError} If one of the files is invalid. */
async function prepare(files: Files, flight: FlightRow, { workers }: Services): Promise<Prepared> {
  const [still, moving] = [files.get('image'), files.get('video')];
  if (!still) throw fieldError('image', 'required', text('field.required'));
  const image = await workers.run<typeof prepareImage>('prepareImage', {
    bytes: still.bytes,
    timeZone: flight.time_zone,
  });
  if ('refusal' in image) throw fieldError('image', image.refusal, REFUSALS[image.refusal]);
  if (!moving) return { image, video: undefined };
  const video = await workers.run<typeof prepareVideo>('prepareVideo', { bytes: moving.bytes });
  if ('refusal' in video) throw fieldError('video', video.refusal, REFUSALS[video.refusal]);
  return { image, video };
}

/** Messages for files that cannot be stored. */
export const REFUSALS = {
  ...IMAGE_REFUSALS,
  NOT_A_VIDEO: text('story.NOT_A_VIDEO'),
  VIDEO_TOO_LONG: text('story.VIDEO_TOO_LONG', { limit: MAX_DURATION_S }),
  VIDEO_TOO_LARGE: text('story.VIDEO_TOO_LARGE'),
};

function fieldError(field: string, type: string, message: Text): FieldError {
  return new FieldError([{ loc: [field], type, message }]);
}

/** Returns the file that the pilot chose. The thumbnail of a video may differ each time. */
function sourceOf(files: Files): { readonly bytes: Uint8Array } {
  return files.get('video') ?? files.get('image') ?? { bytes: new Uint8Array() };
}

interface PreparedStory extends Prepared {
  readonly row: Pick<
    Insertable<DB['story']>,
    'flight_id' | 'user_id' | 'source_hash' | 'comment' | 'start_time' | 'created'
  >;
}

/**
 * Stores the rows. Call it in a transaction that locks the flight's row.
 *
 * @throws {DomainError} If the flight has this photo or video already.
 */
async function insertStory(
  transaction: Executor,
  { files }: Services,
  { row, image, video }: PreparedStory,
): Promise<StoryRow> {
  const imageKey = contentKey('story', contentHash(image.large), 'jpg');
  const videoKey = video && contentKey('story', contentHash(video.bytes), video.extension);
  const stored = await transaction
    .insertInto('story')
    .values({
      ...row,
      image_key: imageKey,
      width: image.width,
      height: image.height,
      video_key: videoKey ?? null,
      video_duration: video?.durationS ?? null,
    })
    .onConflict((conflict) => conflict.columns(['flight_id', 'source_hash']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!stored) throw new DomainError(409, 'DUPLICATE_STORY', text('error.DUPLICATE_STORY'));
  await updateFilterColumns(transaction, [row.flight_id]);
  // Last, so that a refused upload leaves no file.
  await storeFile(transaction, files, { key: imageKey, bytes: image.large });
  for (const variant of ['medium', 'small'] as const) {
    const key = variantKey(imageKey, variant);
    await storeFile(transaction, files, { key, bytes: image[variant] });
  }
  if (video && videoKey) await storeFile(transaction, files, { key: videoKey, bytes: video.bytes });
  return stored;
}
