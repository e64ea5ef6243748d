import { contentHash, contentKey } from '../files/file-store.js';
import { keepFile } from '../files/keep-file.js';
import { FieldError, type Text, text } from '../http/errors.js';
import { operation, signedInUser } from '../http/operation.js';
import { IMAGE_REFUSALS } from '../pictures/image-refusals.js';
import { getUserRow, replaceImage } from './queries.js';
import { serializeMe } from './serialize.js';

export const setUserImage = operation('setUserImage', async (request, services) => {
  const { db, clock, files, jobs, workers } = services;
  const { id } = signedInUser(request);
  const sent = request.files.get('image');
  if (!sent) throw imageError('required', text('field.required'));
  const image = await workers.run('prepareUserImage', { bytes: sent.bytes });
  if ('refusal' in image) throw imageError(image.refusal, IMAGE_REFUSALS[image.refusal]);
  const key = contentKey('user', contentHash(image.jpeg), 'jpg');
  await db.transaction().execute(async (transaction) => {
    const before = await replaceImage(transaction, id, key);
    if (before !== null && before !== key) {
      await jobs.send(transaction, 'remove-files', { keys: [before] });
    }
    // Last, so that nothing is on the disk of an upload that failed.
    await keepFile(transaction, files, { key, bytes: image.jpeg });
  });
  return serializeMe(await getUserRow(db, id), clock());
});

function imageError(type: string, message: Text): FieldError {
  return new FieldError([{ loc: ['image'], type, message }]);
}
