import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';

/** Reason why a flight does not count, as a key of the catalogue. */
export type NotRankedReason =
  | 'flight.notRanked.late'
  | 'flight.notRanked.file'
  | 'flight.notRanked.noIndex';

/** Returns the reason. `undefined` if the flight counts or the reason is unknown. */
export function findNotRankedReason(flight: FlightDetail): NotRankedReason | undefined {
  const { status, rank, igc_file: file, created, claim_deadline: deadline } = flight;
  if (rank || awaitsScore(status)) return undefined;
  if (status === 'invalid' || file.valid === 1) return 'flight.notRanked.file';
  if (Date.parse(created) > Date.parse(deadline)) return 'flight.notRanked.late';
  const hasIndex = flight.contest.every(({ receipt }) => receipt.inputs.index !== undefined);
  if (!hasIndex) return 'flight.notRanked.noIndex';
  return undefined;
}
