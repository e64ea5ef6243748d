import { checkReceipt, type ReceiptFlaw } from '../../contest/check-receipt.js';
import type { ContestEntry } from '../../contest/contest-entry.js';
import type { ContestName } from '../../contest/contest-names.js';
import type { Receipt } from '../../contest/receipt.js';
import type { ScoredFlight } from '../../flight/score-flight.js';
import type { FileLevel } from '../../validation/recorder-approval.js';
import { type FlightFacts, flightFacts } from '../flight-facts.js';
import { type ReportedFinding, reportedFindings } from '../report.js';

/** What the command tells of a file. */
export interface Explanation {
  readonly file: string;
  /** The contest that was asked for; all where it is undefined. */
  readonly contest: ContestName | undefined;
  readonly flights: readonly FlightExplanation[];
}

export interface FlightExplanation {
  readonly facts: FlightFacts;
  readonly count: number;
  /** Level of the file with the findings of this flight. */
  readonly valid: FileLevel;
  readonly findings: readonly ReportedFinding[];
  readonly entries: readonly ExplainedEntry[];
}

/** A result with its receipt, which has been gone through again. */
export interface ExplainedEntry {
  readonly name: ContestName;
  readonly points: number;
  /** km */
  readonly distance: number;
  /** As in the entry: nothing of the file, nor of the least that a contest ranks. */
  readonly valid: boolean;
  readonly receipt: Receipt;
  /** What does not fit in the receipt; nothing, unless there is a fault in this program. */
  readonly flaws: readonly ReceiptFlaw[];
}

/** Goes through the receipts of flights; undefined stand those that were not asked for. */
export function explainFlights(
  flights: readonly (ScoredFlight | undefined)[],
  contest: ContestName | undefined,
): FlightExplanation[] {
  return flights.flatMap((flight, i) =>
    flight
      ? [
          {
            facts: flightFacts(flight, i + 1),
            count: flights.length,
            valid: flight.fileValid,
            findings: reportedFindings(flight.findings),
            entries: flight.contests
              .filter(({ name }) => contest === undefined || name === contest)
              .map(explainEntry),
          },
        ]
      : [],
  );
}

function explainEntry(entry: ContestEntry): ExplainedEntry {
  const { name, points, distance, valid, receipt } = entry;
  return { name, points, distance, valid, receipt, flaws: checkReceipt(receipt, entry) };
}
