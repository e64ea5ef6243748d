import { type Api, type FlightDetail, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { type SampleOptions, sampleIgc } from '@cloudstreet/server/testing';

/** The server's clock in tests with flights: the evening of the day on which samples are flown. */
export const EVENING = () => new Date('2026-07-14T20:00:00Z');

/** Interval between requests for the score, which takes a tenth of a second. */
export const SCORE_POLL_MS = 20;

let serial = 100;

/** A file that no test has sent yet. */
export function sampleFile(options: SampleOptions = {}, name = 'flight.igc'): File {
  serial += 1;
  return new File([sampleIgc({ serial: String(serial), ...options })], name);
}

/** Uploads a flight and waits for its points. */
export async function fly(api: Api, options?: SampleOptions): Promise<FlightDetail> {
  const [flight] = await uploadFlight(api, sampleFile(options));
  if (!flight) throw new Error('The file holds no flight.');
  return waitForScore(api, flight.id, { pollMs: SCORE_POLL_MS });
}
