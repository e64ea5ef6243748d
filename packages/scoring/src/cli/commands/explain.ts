import { type ContestName, findContestName } from '../../contest/contest-names.js';
import { CONTEST_RULES } from '../../contest/rules/contest-rules.js';
import type { Command } from '../cli-io.js';
import { forEachFile } from '../each-file.js';
import { type Explanation, explainFlights } from '../explain/explanation.js';
import { explanationText } from '../explain/explanation-text.js';
import { parseOptions, UsageError } from '../options.js';
import {
  parseScoring,
  SCORING_NOTES,
  SCORING_OPTIONS,
  SCORING_USAGE,
  scoreFlights,
} from '../scoring.js';

/** Explains how points are computed. */
export const explain: Command = {
  usage: `cloudstreet-igc explain FILE… [options]

Shows how the points of the flights in IGC files are computed, so that you can check them by hand:
rule, course, arithmetic, limits, and other options considered.

  --contest NAME          only this contest, for example triangle
${SCORING_USAGE}\
  --json                  print the receipts as JSON, one object per line; for a flight without
                          any the reason
${SCORING_NOTES}`,
  run(args, io) {
    const { values, files } = parseOptions(args, {
      ...SCORING_OPTIONS,
      contest: { type: 'string' },
      json: { type: 'boolean' },
    });
    const options = { ...parseScoring(values), contest: parseContest(values.contest) };
    const output = {
      isJson: values.json ?? false,
      toText: explanationText,
      toObjects: receiptLines,
      isBad: hasFlaws,
    };
    return forEachFile(files, io, output, (file, parsed) => ({
      file,
      flights: explainFlights(scoreFlights(parsed, options, io.nowS), options),
    }));
  },
};

/** Returns one JSON object per receipt, and one without a receipt for a flight that has none. */
function receiptLines({ file, flights }: Explanation): object[] {
  return flights.flatMap(({ facts: { flight }, contest: name, entries, reason }) =>
    entries.length === 0
      ? [{ file, flight, name, reason }]
      : entries.map(({ name: listed, points, distance, valid, receipt, flaws }) => ({
          file,
          flight,
          name: listed,
          points,
          distance,
          valid,
          receipt,
          flaws,
          reason,
        })),
  );
}

function hasFlaws({ flights }: Explanation): boolean {
  return flights.some(({ entries }) => entries.some(({ flaws }) => flaws.length > 0));
}

function parseContest(text: string | undefined): ContestName | undefined {
  if (text === undefined) return undefined;
  const contest = findContestName(text);
  if (contest) return contest;
  const names = CONTEST_RULES.map(({ name }) => name).join(', ');
  throw new UsageError(`--contest takes ${names}, not "${text}".`);
}
