import { checkReceipt, type ReceiptFlaw } from '../../contest/check-receipt.js';
import type { ContestEntry, Score } from '../../contest/contest-entry.js';
import type { ContestName } from '../../contest/contest-names.js';
import type { Receipt } from '../../contest/receipt.js';
import type { ScoredFlight } from '../../flight/score-flight.js';
import type { FileLevel } from '../../validation/recorder-approval.js';
import { type FlightFacts, flightFacts } from '../flight-facts.js';
import { lapsedTaskText } from '../online-task.js';
import { type ReportedFinding, reportedFindings } from '../report.js';
import type { ScoringOptions } from '../scoring.js';
import { type Absence, findAbsence, type Participant } from './absence.js';

/** What the command tells of a file. */
export interface Explanation {
  readonly file: string;
  readonly flights: readonly FlightExplanation[];
}

export interface FlightExplanation {
  readonly facts: FlightFacts;
  readonly count: number;
  /** Level of the file with the findings of this flight. */
  readonly valid: FileLevel;
  readonly findings: readonly ReportedFinding[];
  /** The contest that was asked for; all that the flight lists where it is undefined. */
  readonly contest: ContestName | undefined;
  readonly entries: readonly ExplainedEntry[];
  /** Said of the task that was declared online, where it lapsed before the flight. */
  readonly note: string | undefined;
  /** Why the flight does not list what was asked for; an entry may still tell what it earned. */
  readonly reason: Absence | undefined;
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
  /** How it was flown. */
  readonly score: Score;
  /** What does not fit in the receipt; nothing, unless there is a fault in this program. */
  readonly flaws: readonly ReceiptFlaw[];
}

/** What is asked for, and what it is scored with. */
interface Question extends Participant, Pick<ScoringOptions, 'declaredOnline'> {
  readonly contest: ContestName | undefined;
}

/** Goes through the receipts of flights; undefined stand those that were not asked for. */
export function explainFlights(
  flights: readonly (ScoredFlight | undefined)[],
  question: Question,
): FlightExplanation[] {
  const { contest, declaredOnline } = question;
  return flights.flatMap((flight, i) =>
    flight
      ? [
          {
            facts: flightFacts(flight, i + 1),
            count: flights.length,
            valid: flight.fileValid,
            findings: reportedFindings(flight.findings),
            contest,
            entries: entriesOf(flight, contest).map(explainEntry),
            note: declaredOnline && lapsedTaskText(declaredOnline, flight),
            reason: findAbsence(flight, contest, question),
          },
        ]
      : [],
  );
}

/** All that the flight lists; or the one that is asked for, listed or not. */
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
