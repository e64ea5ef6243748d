import { scoreFlight } from '../../flight/score-flight.js';
import { splitFlights } from '../../flight/split-flights.js';
import type { ParsedIgc } from '../../igc/parse-igc.js';
import type { AircraftKind } from '../../track/engine-runs.js';
import { forEachFile } from '../each-file.js';
import { parseKind, parseNumber, parseOptions, UsageError } from '../options.js';
import { createReport, type Report } from '../report.js';
import { formatReport } from '../report-text.js';
import type { Command } from '../world.js';

/** Scores the flights of files in every contest. */
export const score: Command = {
  usage: `cloudstreet-igc score FILE… [options]

Scores the flights in IGC files.

  --index N     index of the aircraft, for example 108; without it 100 is used
  --kind KIND   GL pure glider (default), MG motor glider, FG electric glider
  --flight N    one flight of several, 1 for the first
  --json        print JSON instead of tables, one object a line and file
`,
  run(args, world) {
    const { values, files } = parseOptions(args, {
      index: { type: 'string' },
      kind: { type: 'string' },
      flight: { type: 'string' },
      json: { type: 'boolean' },
    });
    const options = {
      index: parseIndex(values.index),
      kind: parseKind(values.kind ?? 'GL'),
      flight: parseFlight(values.flight),
      nowS: world.nowS,
    };
    const output = { isJson: values.json ?? false, toText: formatReport };
    return forEachFile(files, world, output, (file, parsed) => scoreFile(file, parsed, options));
  },
};

interface ScoreOptions {
  readonly index: number | null;
  readonly kind: AircraftKind;
  /** Number of the flight in the file, from 1; all of them where it is undefined. */
  readonly flight: number | undefined;
  readonly nowS: number;
}

function scoreFile(
  file: string,
  { recording, findings }: ParsedIgc,
  options: ScoreOptions,
): Report {
  const { kind, index, flight, nowS } = options;
  const spans = splitFlights(recording);
  checkFlight(flight, spans.length);
  const scored = spans.map((span, i) => {
    if (flight !== undefined && flight !== i + 1) return undefined;
    return scoreFlight({
      recording,
      span,
      fileFindings: findings,
      aircraft: { kind, index },
      uploadedAtS: nowS,
      editAllowedUntilS: Number.POSITIVE_INFINITY,
    });
  });
  return createReport(file, recording, scored);
}

function checkFlight(flight: number | undefined, count: number): void {
  if (flight === undefined || flight <= count) return;
  const flights = count === 1 ? 'one flight' : `${count} flights`;
  throw new UsageError(`--flight ${flight}: the file has ${flights}.`);
}

/** Indexes in use reach from some 70 to 130; a typing error is soon outside of these. */
function parseIndex(text: string | undefined): number | null {
  return text === undefined
    ? null
    : parseNumber('index', text, { min: 10, max: 999, example: 108 });
}

function parseFlight(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return parseNumber('flight', text, { min: 1, max: 999, isWhole: true, example: 1 });
}
