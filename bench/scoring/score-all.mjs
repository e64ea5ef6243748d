import { scoreFlight, splitFlights } from '@cloudstreet/scoring/flight';
import { parseIgc } from '@cloudstreet/scoring/igc';

const INDEX = 108;

/**
 * All that a server does to score the bytes of a file.
 *
 * @param {Uint8Array} bytes
 * @param {string} fileSha256 Known to a server, which stores files by it.
 */
export function scoreAll(bytes, fileSha256) {
  const { recording, findings } = parseIgc(bytes);
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
