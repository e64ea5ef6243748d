import { checkReceipt, type ReceiptFlaw } from '../../contest/check-receipt.js';
import type { ContestEntry, Score } from '../../contest/contest-entry.js';
import type { ContestName } from '../../contest/contest-names.js';
import type { Receipt } from '../../contest/receipt.js';
import type { ScoredFlight } from '../../flight/score-flight.js';
import type { FileLevel } from '../../validation/recorder-approval.js';
import { type FlightSummary, flightSummary } from '../flight-summary.js';
import { expiredTaskText } from '../online-task.js';
import { type ReportedFinding, reportedFindings } from '../report.js';
import type { ScoringOptions } from '../scoring.js';
import { type Absence, findAbsence, type Participant } from './absence.js';

/** JSON of a file. */
export interface Explanation {
  readonly file: string;
  readonly flights: readonly FlightExplanation[];
}

export interface FlightExplanation {
  readonly facts: FlightSummary;
  readonly count: number;
  /** Level of the file with the findings of this flight. */
  readonly valid: FileLevel;
  readonly findings: readonly ReportedFinding[];
  /** The requested contest. Undefined for all that the flight lists. */
  readonly contest: ContestName | undefined;
  readonly entries: readonly ExplainedEntry[];
  /** Note on a task declared online that lapsed before the flight. */
  readonly note: string | undefined;
  /**
   * Reason why the flight does not list the requested contest; an entry may still have its points.
   */
  readonly reason: Absence | undefined;
}

/** A result with its receipt and the errors found when computing it again. */
export interface ExplainedEntry {
  readonly name: ContestName;
  readonly points: number;
  /** km */
  readonly distance: number;
  /**
   * Whether the entry is valid. Does not depend on the file, nor on the minimum points of rankings.
   */
  readonly valid: boolean;
  readonly receipt: Receipt;
  /** Statistics of the course. */
  readonly score: Score;
  /** Errors in the receipt. Empty, unless this program has a bug. */
  readonly flaws: readonly ReceiptFlaw[];
}

/** Contests to explain, and the options to score with. */
interface ExplanationInput extends Participant, Pick<ScoringOptions, 'declaredOnline'> {
  readonly contest: ContestName | undefined;
}

/** Explains the receipts of flights. Flights that were not requested are undefined. */
export function explainFlights(
  flights: readonly (ScoredFlight | undefined)[],
  input: ExplanationInput,
): FlightExplanation[] {
  const { contest, declaredOnline } = input;
  return flights.flatMap((flight, i) =>
    flight
      ? [
          {
            facts: flightSummary(flight, i + 1),
            count: flights.length,
            valid: flight.fileValid,
            findings: reportedFindings(flight.findings),
            contest,
            entries: entriesOf(flight, contest).map(explainEntry),
            note: declaredOnline && expiredTaskText(declaredOnline, flight),
            reason: findAbsence(flight, contest, input),
          },
        ]
      : [],
  );
}

/** Returns all contests that the flight lists, or the requested one, listed or not. */
function entriesOf(
  { contests, unlistedContests }: ScoredFlight,
  contest: ContestName | undefined,
): readonly ContestEntry[] {
  if (contest === undefined) return contests;
  return [...contests, ...unlistedContests].filter(({ name }) => name === contest);
}

function explainEntry(entry: ContestEntry): ExplainedEntry {
  const { name, points, distance, valid, receipt, score } = entry;
  return { name, points, distance, valid, receipt, score, flaws: checkReceipt(receipt, entry) };
}
