import { polarAtMass } from '../polar/polar-at-mass.js';
import { checkTask } from '../task/check-task.js';
import { checkInterval, checkIntervals, checkTrack } from '../track/check-track.js';
import { checkKind } from '../track/engine-runs.js';
import { checkGround } from '../track/ground-column.js';
import {
  checkBoolean,
  checkInteger,
  checkList,
  checkNumber,
  checkObject,
  checkOneOf,
  checkText,
  describeValue,
} from '../units/check-value.js';
import type { ContestInput } from './contest-input.js';
import { checkedIndex } from './index-factor.js';

/**
 * Checks the input of contest scoring.
 *
 * @throws {TypeError} If a part of the input has the wrong type.
 * @throws {RangeError} If a window is outside the track, the index is not positive, or the hash or
 *   another figure is invalid.
 */
export function checkInput(input: ContestInput): void {
  checkObject('input', input, ['track', 'windows', 'altitudeSource', 'fileSha256']);
  const { track, windows, withEngine, unpowered, index, aircraftKind, altitudeSource } = input;
  checkTrack(track);
  checkIntervals('window', windows, track);
  if (withEngine !== undefined) checkInterval('withEngine', withEngine, track);
  if (unpowered !== undefined) checkIntervals('unpowered', unpowered, track);
  checkedIndex(index);
  if (aircraftKind !== undefined) checkKind(aircraftKind);
  checkOneOf('altitudeSource', altitudeSource, ['pressure', 'gnss']);
  checkInteger('altitudeOffsetM', input.altitudeOffsetM ?? 0);
  checkFlightContext(input);
  if (input.declared !== undefined) checkDeclared(input.declared);
  const { energyKwh = 0 } = input;
  checkNumber('energyKwh', energyKwh, { min: 0, max: Number.MAX_VALUE });
  checkGround(input.groundM, track);
  checkFlown(input);
}

/**
 * Checks polar and takeoff mass.
 *
 * @throws As `polarAtMass`.
 */
export function checkFlown({ polar, massKg }: Pick<ContestInput, 'polar' | 'massKg'>): void {
  if (polar !== undefined) polarAtMass(polar, massKg ?? polar.referenceMassKg);
}

/** Properties of a flight other than its fixes. */
type FlightContext = Partial<Pick<ContestInput, 'fileSha256' | 'takeoffCountry' | 'clubCountry'>>;

/**
 * Checks hash and countries.
 *
 * @throws {TypeError} If a value is not a string.
 * @throws {RangeError} If the hash or a country is invalid.
 */
export function checkFlightContext({
  fileSha256,
  takeoffCountry,
  clubCountry,
}: FlightContext): void {
  if (fileSha256 !== undefined && !/^[0-9a-f]{64}$/.test(fileSha256)) {
    const given = describeValue(fileSha256);
    throw new RangeError(`fileSha256 must be a SHA-256 of 64 hexadecimal digits, not ${given}.`);
  }
  checkCountry('takeoffCountry', takeoffCountry);
  checkCountry('clubCountry', clubCountry);
}

function checkCountry(name: string, country: string | undefined): void {
  if (country === undefined) return;
  checkText(name, country);
  if (/^[A-Z]{2}$/.test(country)) return;
  throw new RangeError(`${name} must be two capital letters, not ${describeValue(country)}.`);
}

function checkDeclared(declared: NonNullable<ContestInput['declared']>): void {
  checkObject('declared', declared, ['task', 'flown']);
  checkTask(declared.task);
  checkObject('flown', declared.flown, ['reached', 'isAchieved', 'points']);
  checkBoolean('isAchieved', declared.flown.isAchieved);
  checkList('points of flown', declared.flown.points);
}
