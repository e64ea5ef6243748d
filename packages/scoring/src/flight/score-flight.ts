import { checkFlightContext, checkFlown } from '../contest/check-input.js';
import type { ContestEntry } from '../contest/contest-entry.js';
import { scoreEveryContest } from '../contest/score-contests.js';
import { fileSha256 } from '../igc/file-sha256.js';
import type { Polar } from '../polar/polar.js';
import { electricEnergyKwh, electricPowerW } from '../track/electric-energy.js';
import { checkGround, type GroundColumn } from '../track/ground-column.js';
import { checkObject } from '../units/check-value.js';
import { examineFlight, type FlightInput, type InspectedFlight } from './inspect-flight.js';

/** Input of scoring. */
export interface ScoreInput extends FlightInput {
  /**
   * SHA-256 of the file as 64 hexadecimal digits, if already known. Otherwise it is computed from
   * the recording, which takes longer than parsing.
   */
  readonly fileSha256?: string;
  /** Country of the takeoff, as ISO 3166-1 alpha-2; omit while unknown. */
  readonly takeoffCountry?: string;
  /** Country of the club that the flight counts for, if it has one. */
  readonly clubCountry?: string;
  /** Elevation of the ground under each fix of `createTrack(recording, interval)`; omit while unknown. */
  readonly groundM?: GroundColumn;
  /** Polar of the aircraft. Omit while unknown. */
  readonly polar?: Polar;
  /** Takeoff mass; omit for the polar's reference mass. */
  readonly massKg?: number;
}

/** A flight with everything that is computed from its file. */
export interface ScoredFlight extends InspectedFlight {
  /**
   * Whether the flight counts: the file is valid and was uploaded in time, and the flight has
   * points with an aircraft that has an index.
   */
  readonly rank: boolean;
  /** `free` first; empty if nothing may be scored. */
  readonly contests: readonly ContestEntry[];
  /**
   * Results that the flight does not list, because a contest that replaces them has more points:
   * `out` or `out_return`. Each counts in its own ranking.
   */
  readonly unlistedContests: readonly ContestEntry[];
}

/**
 * Scores a flight of a recording. Returns the result of `inspectFlight` and the points in each
 * contest. The same input gives the same result.
 *
 * @throws {TypeError} If a part of the input has the wrong type, as in `inspectFlight`.
 * @throws {RangeError} If an argument is invalid, as in `inspectFlight`, the ground does not have
 *   one value per fix, or polar and mass are not usable.
 */
export function scoreFlight(input: ScoreInput): ScoredFlight {
  checkObject('input', input, []);
  checkFlightContext(input);
  checkFlown(input);
  const { flight, track, windows, withEngine, unpowered } = examineFlight(input);
  const { recording, aircraft, takeoffCountry, clubCountry, groundM, polar, massKg } = input;
  checkGround(groundM, track);
  const { listed: contests, unlisted: unlistedContests } =
    windows.length > 0 || withEngine
      ? scoreEveryContest({
          track,
          windows,
          withEngine,
          unpowered,
          index: aircraft?.index ?? null,
          aircraftKind: aircraft?.kind,
          altitudeSource: flight.altitudeSource,
          altitudeOffsetM: flight.altitudeOffsetM,
          fileSha256: input.fileSha256 ?? fileSha256(recording),
          takeoffCountry,
          clubCountry,
          declared: flight.declared,
          energyKwh: withEngine && electricEnergyKwh(recording, track, withEngine),
          powerW: electricPowerW(recording, track),
          groundM,
          polar,
          massKg,
        })
      : { listed: [], unlisted: [] };
  const isInTime = input.uploadedAtS <= input.editAllowedUntilS;
  return {
    ...flight,
    rank: flight.fileValid >= 2 && isInTime && contests.some(({ valid }) => valid),
    contests,
    unlistedContests,
  };
}
