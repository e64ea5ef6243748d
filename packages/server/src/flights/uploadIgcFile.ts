import { igcErrorText } from '@cloudstreet/scoring/igc';
import { DomainError, FieldError, text, UnsupportedMediaTypeError } from '../http/errors.js';
import { operation, signedInUser, type UploadedFile } from '../http/operation.js';
import { serializeFlightDetail } from './serialize.js';
import { storeUpload } from './store-upload.js';

/** Kinds that are certainly no flight; recorders' files come under all sorts of other names. */
const OTHER_MEDIA = /^(image|video|audio|font)\/|^application\/(pdf|zip|gzip|json)$/i;

export const uploadIgcFile = operation('uploadIgcFile', async (request, services) => {
  const { id: userId } = signedInUser(request);
  const { body } = request;
  const file = uploadedFile(request.files);
  const reading = await services.workers.run('readIgcFile', { bytes: file.bytes });
  if ('refusal' in reading) {
    const { refusal } = reading;
    throw new FieldError([
      { loc: ['file'], type: refusal, message: (_, reader) => igcErrorText(refusal, reader) },
    ]);
  }
  const result = await storeUpload(services, {
    userId,
    file,
    reading,
    given: {
      aircraftId: body.aircraft_id,
      registration: body.registration,
      competitionId: body.competition_id,
      coUserName: body.co_user_name,
    },
  });
  if ('duplicateOf' in result) {
    throw new DomainError(409, 'DUPLICATE_FILE', text('error.DUPLICATE_FILE'), {
      flight_ids: result.duplicateOf,
    });
  }
  return result.flights.map((row) => serializeFlightDetail(row, services.clock(), request.reader));
});

/** @throws {FieldError | UnsupportedMediaTypeError} If there is none, or one of another kind. */
function uploadedFile(files: ReadonlyMap<string, UploadedFile>): UploadedFile {
  const file = files.get('file');
  if (!file) {
    throw new FieldError([{ loc: ['file'], type: 'required', message: text('field.required') }]);
  }
  if (OTHER_MEDIA.test(file.mediaType)) throw new UnsupportedMediaTypeError('file');
  return file;
}
