import { createHash } from 'node:crypto';
import { scoreFlight, splitFlights } from '@cloudstreet/scoring/flight';
import { parseIgc } from '@cloudstreet/scoring/igc';

const INDEX = 108;

/**
 * All that a server does with the bytes of a file. It knows their hash, since it stores them by it.
 *
 * @param {Uint8Array} bytes
 */
export function scoreAll(bytes) {
  const { recording, findings } = parseIgc(bytes);
  const fileSha256 = createHash('sha256').update(bytes).digest('hex');
  return splitFlights(recording).map((span) =>
    scoreFlight({
      recording,
      span,
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
