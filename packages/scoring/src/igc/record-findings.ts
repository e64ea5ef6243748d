import { MIN_A_RECORD_LENGTH, parseARecord } from './a-record.js';
import { MAX_C_RECORDS } from './c-record.js';
import { error, type Finding, warning } from './finding.js';
import type { RecordCounts, RecordingSignature } from './recording.js';

/** Start of a signature by which another platform replaces that of the recorder. */
export const FOREIGN_PLATFORM_SIGNATURE = '123';
/** Number of malformed H records that are quoted, and their maximum length. */
export const MAX_QUOTED_RECORDS = 5;
export const MAX_QUOTED_LENGTH = 60;

/** Properties of the records of a file, collected while parsing. */
export interface RecordSummary {
  readonly counts: RecordCounts;
  /** The first A records with their letter. `counts` has their total number. */
  readonly aRecords: readonly string[];
  /** The first H records that do not follow the format. */
  readonly oddHRecords: readonly string[];
  readonly signature: RecordingSignature;
}

/** Returns the findings about the records of a file, except its fixes. */
export function recordFindings(facts: RecordSummary): Finding[] {
  const { counts, oddHRecords } = facts;
  const findings = [...recorderFindings(facts), ...signatureFindings(facts.signature)];
  for (const line of oddHRecords.slice(0, MAX_QUOTED_RECORDS)) {
    findings.push(warning('INVALID_H_RECORD', line.slice(0, MAX_QUOTED_LENGTH)));
  }
  if (counts.I === 0) findings.push(warning('NO_I_RECORD'));
  if (counts.I > 1) findings.push(warning('MULTIPLE_I_RECORDS', counts.I));
  if (counts.C > MAX_C_RECORDS) {
    findings.push(warning('C_RECORD_TOO_LONG', counts.C, MAX_C_RECORDS));
  }
  if (counts.malformedB > 0) findings.push(warning('MALFORMED_B_RECORDS', counts.malformedB));
  return findings;
}

function recorderFindings({ aRecords, counts }: RecordSummary): Finding[] {
  const [first] = aRecords;
  if (first === undefined) return [error('NO_A_RECORD')];
  const findings: Finding[] = [];
  if (first.length < MIN_A_RECORD_LENGTH) findings.push(error('A_RECORD_TOO_SHORT', first));
  if (aRecords.length > 1) {
    const recorders = new Set(aRecords.map(recorderKey));
    const create = recorders.size > 1 ? error : warning;
    findings.push(create('MULTIPLE_A_RECORDS', counts.A));
  }
  return findings;
}

function recorderKey(line: string): string {
  const { manufacturer, serial } = parseARecord(line);
  return `${manufacturer} ${serial}`;
}

function signatureFindings({ state, firstLine }: RecordingSignature): Finding[] {
  if (state === 'absent') return [error('NO_G_RECORD')];
  if (firstLine.startsWith(FOREIGN_PLATFORM_SIGNATURE)) return [error('OLC_FILE')];
  return state === 'failed' ? [error('SIGNATURE_INVALID')] : [];
}
