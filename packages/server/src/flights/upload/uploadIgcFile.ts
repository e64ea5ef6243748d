import { igcErrorText } from '@cloudstreet/scoring/parse';
import {
  DomainError,
  FieldError,
  ForbiddenError,
  text,
  UnauthorizedError,
  UnsupportedMediaTypeError,
} from '../../platform/errors/errors.js';
import {
  type OperationRequest,
  operation,
  type UploadedFile,
} from '../../platform/http/operation.js';
import type { Services } from '../../platform/services.js';
import { findNamedUser, type KnownUser } from '../detail/co-user.js';
import type { FlightDetailRow } from '../list/queries.js';
import { serializeFlightDetail, serializeFlightFor } from '../list/serialize.js';
import { createEditToken } from '../model/edit-token.js';
import { canSee } from '../model/visibility.js';
import { findAnonymousUploader, uploaderClaimOf } from './anonymous-uploader.js';
import type { readIgcFile } from './read-igc-file.js';
import { findDuplicates, type KnownFlight, storeUpload, type Upload } from './store-upload.js';

/** Media types that are certainly not recordings. Recordings have all sorts of other types. */
const OTHER_MEDIA = /^(image|video|audio|font)\/|^application\/(pdf|zip|gzip|json)$/i;

type UploadRequest = OperationRequest<'uploadIgcFile'>;

export const uploadIgcFile = operation('uploadIgcFile', upload, {
  // A pilot who uploads all their flights at once is done within a few minutes.
  rateLimit: { perMinute: 600, perMinuteOfVisitors: 60 },
  uploadsAtATime: 10,
  allowsVisitor: ({ authorization }, { config }) =>
    config.anonymousUpload && authorization === undefined,
});

async function upload(request: UploadRequest, services: Services) {
  const { body } = request;
  const file = uploadedFile(request.files);
  const reading = await services.workers.run<typeof readIgcFile>('readIgcFile', {
    bytes: file.bytes,
  });
  if ('refusal' in reading) {
    const { refusal } = reading;
    throw new FieldError([
      { loc: ['file'], type: refusal, message: (_, reader) => igcErrorText(refusal, reader) },
    ]);
  }
  const given = {
    aircraftId: body.aircraft_id,
    registration: body.registration,
    competitionId: body.competition_id,
    coUserName: body.co_user_name,
    seat: body.seat,
  };
  const { visibility } = body;
  const uploader = await uploaderOf(request, services, { file, reading, given });
  const coUser = await coUserOf(request, services, uploader.userId);
  const serialize = (row: FlightDetailRow) => {
    const now = services.clock();
    if (!uploader.isAnonymous) {
      return serializeFlightFor(row, { id: uploader.userId }, now, request.reader);
    }
    const flight = serializeFlightDetail(row, now, request.reader);
    return { ...flight, edit_token: createEditToken(services, row.id) };
  };
  const result = await storeUpload(services, {
    ...uploader,
    file,
    reading,
    given: { ...given, coUser },
    // The pilot has not agreed to the choice of someone else.
    ...(!uploader.isAnonymous && visibility && { visibilityOf: () => visibility }),
    onStored: (transaction, rows) => request.keepResponse(transaction, rows.map(serialize)),
  });
  if ('duplicateOf' in result) throw duplicateOf(services, result.duplicateOf, request.user);
  return result.flights.map(serialize);
}

/**
 * Finds the user of the upload: the named account, otherwise the caller.
 *
 * @throws {UnauthorizedError} If there is neither.
 * @throws {ForbiddenError TooManyRequestsError} If the claim to the account is wrong.
 */
async function uploaderOf(
  { user, body, address }: UploadRequest,
  services: Services,
  contents: Pick<Upload, 'file' | 'reading' | 'given'>,
): Promise<Pick<Upload, 'userId' | 'isAnonymous'>> {
  if (user && body.user_id === user.id) return { userId: user.id };
  const claim = uploaderClaimOf(body);
  if (user && !claim) return { userId: user.id };
  if (!claim) throw new UnauthorizedError();
  if (!services.config.anonymousUpload) throw new ForbiddenError('UPLOADER_UNKNOWN');
  const known = await findDuplicates(services.db, contents);
  if (known) throw duplicateOf(services, known, user);
  const userId = await findAnonymousUploader(services, claim, address);
  return userId === user?.id ? { userId } : { userId, isAnonymous: true };
}

/**
 * Finds the registered user whom an upload names.
 *
 * @throws {UnauthorizedError} If the caller is not signed in, to whom wrong dates could be counted.
 * @throws {FieldError} If the user is not known to the caller, or is the user of the upload.
 */
async function coUserOf(
  { user, body }: UploadRequest,
  services: Services,
  userId: number,
): Promise<KnownUser | undefined> {
  const { co_user_id: id, co_user_name: name, co_user_date_of_birth: dateOfBirth } = body;
  if (id === undefined && dateOfBirth === undefined) return undefined;
  if (!user) throw new UnauthorizedError();
  return findNamedUser(services, { user: user.id }, { id, name, dateOfBirth, userId });
}

/** Names the flights that the caller may see. */
function duplicateOf(
  services: Services,
  known: readonly KnownFlight[],
  user: UploadRequest['user'],
): DomainError {
  const ids = known
    .filter((flight) => canSee(services, flight, { user, link: undefined }))
    .map(({ id }) => id);
  return new DomainError(
    409,
    'DUPLICATE_FILE',
    text('error.DUPLICATE_FILE'),
    ids.length > 0 ? { flight_ids: ids } : {},
  );
}

/**
 * @throws {FieldError
 * UnsupportedMediaTypeError} If the file is missing or of another kind.
 */
function uploadedFile(files: ReadonlyMap<string, UploadedFile>): UploadedFile {
  const file = files.get('file');
  if (!file) {
    throw new FieldError([{ loc: ['file'], type: 'required', message: text('field.required') }]);
  }
  if (OTHER_MEDIA.test(file.mediaType)) throw new UnsupportedMediaTypeError('file');
  return file;
}
