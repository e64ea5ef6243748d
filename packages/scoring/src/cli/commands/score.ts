import type { Command } from '../cli-io.js';
import { forEachFile } from '../each-file.js';
import { parseOptions } from '../options.js';
import { createReport } from '../report.js';
import { formatReport } from '../report-text.js';
import {
  parseScoring,
  SCORING_NOTES,
  SCORING_OPTIONS,
  SCORING_USAGE,
  scoreFlights,
} from '../scoring.js';

/** Scores the flights of files in every contest. */
export const score: Command = {
  usage: `cloudstreet-igc score FILE… [options]

Scores the flights in IGC files.

${SCORING_USAGE}\
  --json                  print JSON instead of tables, one object per line and file
${SCORING_NOTES}`,
  run(args, io) {
    const { values, files } = parseOptions(args, { ...SCORING_OPTIONS, json: { type: 'boolean' } });
    const options = parseScoring(values);
    const output = { isJson: values.json ?? false, toText: formatReport };
    return forEachFile(files, io, output, (file, parsed) =>
      createReport(
        file,
        parsed.recording,
        scoreFlights(parsed, options, io.nowS),
        options.declaredOnline,
      ),
    );
  },
};
