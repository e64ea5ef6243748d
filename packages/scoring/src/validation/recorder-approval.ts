import { checkRecording } from '../igc/check-recording.js';
import { error, type Finding } from '../igc/finding.js';
import type { Recording } from '../igc/recording.js';
import { OWN_MANUFACTURER } from '../igc/signature.js';
import { findSimulator } from '../igc/simulator.js';

/**
 * Level of a file: 0 pending, 1 invalid, 2 valid on this platform, 3 for national contests, 4 for
 * all contests that require an IGC-approved recorder. Each level includes those below.
 */
export type FileLevel = 0 | 1 | 2 | 3 | 4;

/** Level of the files of a manufacturer, by what is known of their signature. */
interface Approval {
  readonly verified: FileLevel;
  /** Level if the signature cannot be verified here; at most that of the platform. */
  readonly unverified: FileLevel;
}

const IGC_APPROVED: Approval = { verified: 4, unverified: 2 };
const NATIONALLY_APPROVED: Approval = { verified: 3, unverified: 2 };
const PLATFORM_APPROVED: Approval = { verified: 2, unverified: 2 };
const VERIFIED_ONLY: Approval = { verified: 2, unverified: 1 };

const APPROVALS: ReadonlyMap<string, Approval> = new Map([
  ...'ACT CAL CAM CNI NKL NAV DSX EWA FLA GCS IMI LGS LXV LXN NTE PFE TRI ZAN'
    .split(' ')
    .map((manufacturer) => [manufacturer, IGC_APPROVED] as const),
  ['XXX', NATIONALLY_APPROVED],
  ['XCM', PLATFORM_APPROVED],
  ['XNA', PLATFORM_APPROVED],
  ['XCS', VERIFIED_ONLY],
  [OWN_MANUFACTURER, VERIFIED_ONLY],
]);

/**
 * Returns the level that the manufacturer of the recorder gives to a file without errors.
 *
 * @throws {TypeError} If the argument is not a recording.
 */
export function approvalLevel(recording: Recording): FileLevel {
  checkRecording(recording);
  const { manufacturer, signature } = recording;
  const approval = APPROVALS.get(manufacturer);
  if (!approval) return 1;
  if (signature.state === 'verified') return approval.verified;
  return signature.state === 'unverified' ? approval.unverified : 1;
}

/** Mark of the second device of a two-seater on its files; only the first device seals files. */
const REAR_SEAT = /rear ?seat|back ?seat|double ?seater|second seat|repeater/i;

/**
 * Returns findings about a recorder whose files do not count. For a simulator nothing else is
 * reported.
 *
 * @throws {TypeError} If the argument is not a recording.
 */
export function recorderFindings(recording: Recording): Finding[] {
  checkRecording(recording);
  const { manufacturer, signature, headers, recorderLine } = recording;
  const simulator = findSimulator(recording);
  if (simulator !== undefined) return [error('SIMULATOR_FILE', simulator)];
  const findings: Finding[] = [];
  const names = `${recorderLine} ${headers.recorderType ?? ''} ${headers.hardware ?? ''}`;
  if (manufacturer === 'LXV' && REAR_SEAT.test(names)) findings.push(error('LXV_DOUBLE_SEATER'));
  // A file without A record has a finding of its own.
  if (manufacturer === '') return findings;
  const approval = APPROVALS.get(manufacturer);
  if (!approval) findings.push(error('RECORDER_NOT_APPROVED', manufacturer));
  // So does a recorder whose signature is missing or wrong.
  else if (approval.unverified === 1 && signature.state === 'unverified') {
    findings.push(error('SIGNATURE_NOT_VERIFIED', manufacturer));
  }
  return findings;
}
