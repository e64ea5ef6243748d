import { signIgc } from '../../igc/signature.js';
import { bRecord, flightFixes, HEADER, igcBytes, TOW_FLIGHT } from '../../testing/igc-text.js';
import type { CatalogueCases } from './catalogue-case.js';

const [, ...REST] = HEADER;
const FIXES = flightFixes(TOW_FLIGHT).map(bRecord);
const OWN = signIgc(['AXCDDEMO', ...REST, ...FIXES].join('\n'));
const START_S = Date.UTC(2026, 6, 14) / 1000 + 36_000;

/** A correct flight by another recorder, sealed by what no verifier reads. */
function fileBy(recorder: string, ...lines: string[]): Uint8Array {
  return igcBytes([recorder, ...REST, ...lines, ...FIXES, 'G0123456789ABCDEF']);
}

const LXV = fileBy('ALXVABC');

/** A flight that is dated 14 July 2006. */
function datedIn2006(recorder: string, ...lines: string[]): Uint8Array {
  return igcBytes([recorder, 'HFDTE140706', ...lines, ...FIXES, 'G0123456789ABCDEF']);
}

const OF_2019 = datedIn2006('AFLAABC', 'HFRFWFIRMWAREVERSION:Flarm-IGC 6.83 2019-05-01');
const ROLLED_OVER_S = Date.UTC(2006, 6, 14) / 1000 + 1024 * 7 * 86_400;

/** Findings about the recorder and its seal. */
export const RECORDER_CASES: CatalogueCases<
  | 'SIGNATURE_INVALID'
  | 'SIGNATURE_NOT_VERIFIED'
  | 'RECORDER_NOT_APPROVED'
  | 'LXV_DOUBLE_SEATER'
  | 'SIMULATOR_FILE'
  | 'FUTURE_FLIGHT'
  | 'GPS_WEEK_ROLLOVER'
> = {
  SIGNATURE_INVALID: [
    { at: 'inside', why: 'a signature that fits', file: igcBytes([OWN], '') },
    { at: 'inside', why: 'one that cannot be verified', file: LXV },
    {
      at: 'outside',
      why: 'one that does not fit',
      file: igcBytes([OWN.replace('LS 4', 'LS 8')], ''),
      expected: ['error()'],
    },
    {
      at: 'outside',
      why: 'one of another length, in a file by XCSoar',
      file: fileBy('AXCSAAA'),
      expected: ['error()'],
    },
    {
      at: 'outside',
      why: 'one that a verifier of the caller refuses',
      file: LXV,
      given: { verifiers: [{ manufacturers: ['LXV'], verify: () => 'failed' }] },
      expected: ['error()'],
    },
  ],
  SIGNATURE_NOT_VERIFIED: [
    { at: 'inside', why: 'a signature that is verified', file: igcBytes([OWN], '') },
    { at: 'inside', why: 'a recorder that need not be', file: LXV },
    {
      at: 'outside',
      why: 'no verifier for an application that needs one',
      file: fileBy('AXCSAAA'),
      given: { verifiers: [] },
      expected: ['error(XCS)'],
    },
  ],
  RECORDER_NOT_APPROVED: [
    { at: 'inside', why: 'a recorder on the list', file: LXV },
    { at: 'inside', why: 'no recorder, which has a finding of its own', file: fileBy('LXXX') },
    { at: 'outside', why: 'another', file: fileBy('ABCDABC'), expected: ['error(BCD)'] },
  ],
  LXV_DOUBLE_SEATER: [
    { at: 'inside', why: 'the front device', file: fileBy('ALXVABC', 'HFFTYFRTYPE:LXNAV,LX9000F') },
    {
      at: 'inside',
      why: 'the rear device of another maker',
      file: fileBy('ALXNABC', 'HFFTYFRTYPE:LX5000 Rear Seat'),
    },
    {
      at: 'outside',
      why: 'the rear device',
      file: fileBy('ALXVABC', 'HFFTYFRTYPE:LXNAV,LX9000 Rear Seat'),
      expected: ['error()'],
    },
  ],
  SIMULATOR_FILE: [
    { at: 'inside', why: 'a recorder', file: LXV },
    {
      at: 'inside',
      why: 'an aircraft called Condor',
      file: fileBy('ALXVABC', 'HFCCLCLASS:Condor'),
    },
    { at: 'outside', why: 'Condor itself', file: fileBy('ACSS00001'), expected: ['error(Condor)'] },
    {
      at: 'outside',
      why: 'an application that Condor tells where it is',
      file: fileBy('AXCSAAA', 'HFGPS: Condor'),
      expected: ['error(Condor)'],
    },
  ],
  GPS_WEEK_ROLLOVER: [
    { at: 'inside', why: 'uploaded on the day', file: LXV },
    {
      at: 'on',
      why: 'a recorder of the year 2019, 1024 weeks and 366 days before the upload',
      file: OF_2019,
      given: { uploadedAtS: ROLLED_OVER_S + 366 * 86_400 },
      expected: ['warning(2006-07-14, 2026-02-27)'],
    },
    {
      at: 'inside',
      why: 'a second earlier',
      file: OF_2019,
      given: { uploadedAtS: ROLLED_OVER_S + 366 * 86_400 + 1 },
    },
    {
      at: 'inside',
      why: 'an old recording by a recorder that may be as old',
      file: datedIn2006('AFLAABC'),
      given: { uploadedAtS: ROLLED_OVER_S },
    },
    {
      at: 'inside',
      why: 'a model with a number like a year',
      file: datedIn2006('AFILABC', 'HFFTYFRTYPE:Filser,LX 2040'),
      given: { uploadedAtS: ROLLED_OVER_S },
    },
    ...[
      ['AFLAABC', 'Flarm-IGC', 'Flarm04.00'],
      ['AXCSABC', 'XCSOAR,XCSOAR Altair', '5.1.9'],
      ['AFILABC', 'FILSER,LX5000IGC', '6.1'],
      ['ALXNABC', 'LXNAVIGATION,LX7007F', '9.1'],
    ].map(([recorder = '', type, version]) => ({
      at: 'inside' as const,
      why: `version ${version} of ${type}`,
      file: datedIn2006(recorder, `HFFTYFRTYPE:${type}`, `HFRFWFIRMWAREVERSION:${version}`),
      given: { uploadedAtS: ROLLED_OVER_S },
    })),
    ...[
      ['AFLAABC', 'Flarm-IGC', 'Flarm-IGC07.22'],
      ['AFLAABC', 'LXN Red Box Flarm', 'Flarm05.09'],
      ['AFLAABC', 'PowerFLARM-IGC', '6.08'],
      ['AXCSABC', 'XCSOAR,Android', '7.42'],
      ['AXCSABC', 'XCSOAR,XCSOAR Linux', '7.42'],
      ['AXFHABC', 'Flyskyhy', 'iPhone 7'],
      ['AXNAABC', 'Naviter,Oudie N', '2.12'],
      ['ALXNABC', 'LXNAVIGATION,LX8000F', '2.2'],
    ].map(([recorder = '', type, version]) => ({
      at: 'outside' as const,
      why: `version ${version} of ${type}`,
      file: datedIn2006(recorder, `HFFTYFRTYPE:${type}`, `HFRFWFIRMWAREVERSION:${version}`),
      given: { uploadedAtS: ROLLED_OVER_S },
      expected: ['warning(2006-07-14, 2026-02-27)'],
    })),
    ...['Jul 22 2016', 'June 2016', '22.07.2016', '2016/07'].map((build) => ({
      at: 'outside' as const,
      why: `a build of ${build}`,
      file: datedIn2006('AXCSABC', `HFFTYFRTYPE:XCSOAR,XCSOAR Android 6.8.6 ${build}`),
      given: { uploadedAtS: ROLLED_OVER_S },
      expected: ['warning(2006-07-14, 2026-02-27)'],
    })),
    {
      at: 'outside',
      why: 'a manufacturer that did not exist',
      file: datedIn2006('ALXVABC'),
      given: { uploadedAtS: ROLLED_OVER_S },
      expected: ['warning(2006-07-14, 2026-02-27)'],
    },
  ],
  FUTURE_FLIGHT: [
    { at: 'inside', why: 'uploaded afterwards', file: LXV },
    {
      at: 'on',
      why: 'a clock that is a day ahead',
      file: LXV,
      given: { uploadedAtS: START_S - 86_400 },
    },
    {
      at: 'outside',
      why: 'a second more',
      file: LXV,
      given: { uploadedAtS: START_S - 86_401 },
      expected: ['error(2026-07-14)'],
    },
  ],
};
