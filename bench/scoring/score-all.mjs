import { parseIgc, splitFlights } from '@cloudstreet/scoring/parse';
import { scoreFlight } from '@cloudstreet/scoring/score';

const INDEX = 108;

/**
 * Scores the bytes of a file like the server.
 *
 * @param {Uint8Array} bytes
 * @param {string} fileSha256 SHA-256 of the file, which the server knows.
 */
export function scoreAll(bytes, fileSha256) {
  const { recording, findings } = parseIgc(bytes);
  return splitFlights(recording).map((interval) =>
    scoreFlight({
      recording,
      interval,
      fileFindings: findings,
      fileSha256,
      aircraft: { kind: 'GL', index: INDEX },
      // The national contests too.
      clubCountry: 'DE',
      uploadedAtS: recording.dayStartS + 86_400,
      editAllowedUntilS: Infinity,
    }),
  );
}
