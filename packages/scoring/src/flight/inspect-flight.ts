import { isWaveFlight } from '../analysis/is-wave-flight.js';
import { checkedIndex } from '../contest/index-factor.js';
import type { BoundingBox } from '../geo/bounding-box.js';
import { checkRecording } from '../igc/check-recording.js';
import { type Finding, warning } from '../igc/finding.js';
import type { Recording } from '../igc/recording.js';
import { checkOnline, type OnlineDeclaration } from '../task-files/find-declaration.js';
import { maxAltitudeGainM } from '../track/altitude-gain.js';
import { type AltitudeSource, chooseAltitudeSource } from '../track/altitude-source.js';
import { correctUnpoweredTimes } from '../track/correct-unpowered-times.js';
import { createTrackOf } from '../track/create-track.js';
import { type ElectricFigures, electricFigures } from '../track/electric-energy.js';
import { type AircraftKind, checkKind, judgeEngine } from '../track/engine-runs.js';
import { type DetectedFlight, findFlights } from '../track/find-flights.js';
import { type FixInterval, fixAtOrAfter, intervalSeconds } from '../track/fix-interval.js';
import { hasEngine } from '../track/has-engine.js';
import { findLaunch, type Launch } from '../track/launch.js';
import { maxAltitudeM } from '../track/max-altitude.js';
import { maxClimbInHourM } from '../track/max-climb-in-hour.js';
import { checkScoringTimes, unpoweredWindows, windowsFromTimes } from '../track/scoring-windows.js';
import { shiftAltitudes } from '../track/shift-altitudes.js';
import type { Track } from '../track/track.js';
import { trackBoundingBox } from '../track/track-bounding-box.js';
import { selectUsableFixes } from '../track/usable-fixes.js';
import { checkFinite, checkNumber, checkObject } from '../units/check-value.js';
import { aircraftFindings, paragliderFindings } from '../validation/aircraft-findings.js';
import { altitudeFindings } from '../validation/altitude-findings.js';
import { checkFindings } from '../validation/check-findings.js';
import { engineFindings } from '../validation/engine-findings.js';
import { fileLevel, sortFindings } from '../validation/file-level.js';
import { fixFindings } from '../validation/fix-findings.js';
import { flightFindings } from '../validation/flight-findings.js';
import { futureFindings } from '../validation/future-finding.js';
import { intervalFindings } from '../validation/interval-findings.js';
import { launchFindings } from '../validation/launch-findings.js';
import { qnhFindings, qnhHpa } from '../validation/qnh-finding.js';
import { type FileLevel, recorderFindings } from '../validation/recorder-approval.js';
import { rolloverFindings } from '../validation/rollover-finding.js';
import { type DeclaredFlight, evaluateDeclaration } from './declared-flight.js';
import { type FlightPoint, flightPoint } from './flight-point.js';

/**
 * Seconds before takeoff in which the aircraft stands, so that the setting of its altimeter shows.
 */
const STANDING_S = 20;

/** Input of the inspection of a flight. */
export interface FlightInput {
  readonly recording: Recording;
  /** An interval of `splitFlights(recording)`. */
  readonly interval: FixInterval;
  /** Findings of `parseIgc`. */
  readonly fileFindings: readonly Finding[];
  /** Omit while unknown. `index` is null if the list of the year has none. */
  readonly aircraft?: { readonly kind: AircraftKind; readonly index: number | null };
  /** Names of an aircraft that the file names, and of the given one, if they contradict. */
  readonly otherAircraft?: { readonly named: string; readonly given: string } | undefined;
  /** Elevation of the takeoff airport, in metres above mean sea level. */
  readonly takeoffElevationM?: number;
  /** Scoring windows set by the user as start, end, start, end, … in Unix seconds, ascending. */
  readonly scoringTimes?: readonly number[];
  /** Task declared on the platform when the flight was submitted. */
  readonly declaredOnline?: OnlineDeclaration;
  /** Unix seconds. */
  readonly uploadedAtS: number;
  /** Unix seconds; a flight uploaded later does not count. */
  readonly editAllowedUntilS: number;
}

/** Facts about a flight that are known before scoring. */
export interface InspectedFlight {
  /** Absent if no flight was found; the first fix where the recording begins in flight. */
  readonly takeoff?: FlightPoint;
  /** End of the launch. */
  readonly release?: FlightPoint;
  /** Absent if the recording ends in flight. */
  readonly landing?: FlightPoint;
  /** Absent if the takeoff was not recorded. */
  readonly launch?: Launch;
  /** From takeoff to landing, or to the last fix, in seconds. */
  readonly totalSeconds: number;
  /** Greatest climb from a low point after release, in metres. */
  readonly maxAltGainM: number;
  /**
   * Maximum climb within one hour after release without an engine, in metres: the sum of all climbs
   * of at least 20 m. A climb ends at the highest point before the altitude falls by 20 m.
   */
  readonly maxClimbInHourM: number;
  /** Maximum altitude after release in metres above sea level. Absent if no flight was found. */
  readonly maxAltitudeM?: number;
  /** Whether the aircraft climbed in wave; see `isWaveFlight`. */
  readonly hasWave: boolean;
  /** Electric figures of the flight. Absent if no flight was found. */
  readonly electric?: ElectricFigures;
  /** Windows that may be scored, as start, end, start, end, … in Unix seconds, ascending. */
  readonly scoringTimes: readonly number[];
  /**
   * Intervals between release and landing without engine, as start, end, start, end, … in Unix
   * seconds, ascending; see `correctUnpoweredTimes`. Absent for an aircraft without an engine.
   */
  readonly unpoweredTimes?: readonly number[];
  /** The task declared before takeoff, if any. */
  readonly declared?: DeclaredFlight;
  /** Box around all usable fixes. Absent without any. */
  readonly bbox?: BoundingBox;
  readonly altitudeSource: AltitudeSource;
  /**
   * Whole metres added to the pressure altitudes, so that their mean over the 20 s before takeoff
   * is the elevation of the airfield. 0 if the elevation is unknown, or the altitudes come from the
   * satellite receiver.
   */
  readonly altitudeOffsetM: number;
  /** Air pressure at sea level that corresponds to the offset, in hPa, 1 decimal. */
  readonly qnhHpa?: number;
  /** Findings of the file and of the flight, errors first. */
  readonly findings: readonly Finding[];
  readonly fileValid: FileLevel;
}

/** Result of an inspection for scoring. */
export interface Examination {
  readonly flight: InspectedFlight;
  readonly track: Track;
  readonly windows: readonly FixInterval[];
  /** From release to landing, with the engine; absent if no flight was found. */
  readonly withEngine?: FixInterval | undefined;
  /** Unpowered intervals: no tow, no winch, no engine. Absent if no flight was found. */
  readonly unpowered?: readonly FixInterval[] | undefined;
}

/**
 * Inspects a flight of a recording: which fixes count, where the flight starts and ends, which
 * parts may be scored, and its findings. This is the fast part of `scoreFlight`.
 *
 * @throws {TypeError} If a part of the input has the wrong type.
 * @throws {RangeError} If the interval is outside the recording, the index or kind of the aircraft
 *   is invalid, a figure is NaN, `scoringTimes` has an odd length or does not ascend, or the task
 *   declared online is invalid.
 */
export function inspectFlight(input: FlightInput): InspectedFlight {
  return examineFlight(input).flight;
}

function checkInput(input: FlightInput): void {
  checkObject('input', input, ['recording', 'interval', 'fileFindings']);
  const { recording, fileFindings, aircraft, takeoffElevationM, scoringTimes } = input;
  checkRecording(recording);
  checkFindings(fileFindings);
  if (aircraft !== undefined) {
    checkObject('aircraft', aircraft, ['kind', 'index']);
    checkedIndex(aircraft.index);
    checkKind(aircraft.kind);
  }
  if (input.otherAircraft !== undefined) {
    checkObject('otherAircraft', input.otherAircraft, ['named', 'given']);
  }
  if (takeoffElevationM !== undefined) checkFinite('takeoffElevationM', takeoffElevationM);
  if (scoringTimes !== undefined) checkScoringTimes(scoringTimes);
  if (input.declaredOnline !== undefined) checkOnline(input.declaredOnline);
  checkNumber('uploadedAtS', input.uploadedAtS);
  checkNumber('editAllowedUntilS', input.editAllowedUntilS);
}

/** Inspects a flight like `inspectFlight`, and also returns its track and windows. */
export function examineFlight(input: FlightInput): Examination {
  checkInput(input);
  const { recording, interval, aircraft, uploadedAtS } = input;
  const usable = selectUsableFixes(recording.fixes, interval);
  const recorded = createTrackOf(recording, usable.records, usable.points);
  const detected = longestFlight(recorded);
  const altitudeSource = chooseAltitudeSource(recording.fixes, usable.records);
  const setting = detected && settingOf(input, recorded, detected, altitudeSource);
  const track = shiftAltitudes(recorded, setting?.offsetM ?? 0);
  const course = detected && followCourse(input, track, detected);
  const windows = course?.windows ?? [];
  const declaration =
    detected &&
    course &&
    evaluateDeclaration({
      recording,
      track,
      windows,
      withEngine: course.withEngine,
      takeoff: detected.first,
      online: input.declaredOnline,
    });
  const findings = sortFindings([
    ...input.fileFindings,
    ...recorderFindings(recording),
    ...futureFindings(recording, uploadedAtS),
    ...rolloverFindings(recording, uploadedAtS),
    ...flightFindings(detected, windows),
    ...fixFindings(usable),
    ...(detected ? altitudeFindings(recording, recordsOf(track, detected), usable.records) : []),
    ...(setting?.findings ?? []),
    ...(detected ? intervalFindings(track, detected, windows) : []),
    ...aircraftFindingsOf(input, detected),
    ...otherAircraftFindings(input.otherAircraft),
    ...(detected && course?.points.launch
      ? launchFindings({
          recording,
          track,
          flight: detected,
          launch: course.points.launch,
          kind: aircraft?.kind,
          hasSetWindows: input.scoringTimes !== undefined,
        })
      : []),
    ...engineFindings(track, course?.uncertain ?? [], windows),
    ...(declaration?.findings ?? []),
  ]);
  const flight = {
    ...course?.points,
    ...(detected && { electric: electricFigures(recording, track, detected) }),
    ...(declaration?.declared && { declared: declaration.declared }),
    ...(track.count > 0 && { bbox: trackBoundingBox(track) }),
    totalSeconds: detected ? intervalSeconds(track, detected) : 0,
    maxAltGainM: course?.maxAltGainM ?? 0,
    maxClimbInHourM: course?.maxClimbInHourM ?? 0,
    ...(course && { maxAltitudeM: course.maxAltitudeM }),
    hasWave: course?.hasWave ?? false,
    scoringTimes: timesOf(track, windows),
    ...(hasEngine(aircraft?.kind) && { unpoweredTimes: timesOf(track, course?.unpowered ?? []) }),
    altitudeSource,
    altitudeOffsetM: setting?.offsetM ?? 0,
    ...(setting?.qnhHpa !== undefined && { qnhHpa: setting.qnhHpa }),
    findings,
    fileValid: fileLevel(recording, findings),
  };
  return { flight, track, windows, withEngine: course?.withEngine, unpowered: course?.unpowered };
}

function longestFlight(track: Track): DetectedFlight | undefined {
  return findFlights(track).toSorted(
    (a, b) => intervalSeconds(track, b) - intervalSeconds(track, a),
  )[0];
}

function aircraftFindingsOf(
  { recording, aircraft }: FlightInput,
  detected: DetectedFlight | undefined,
): Finding[] {
  const known = aircraftFindings(recording, aircraft?.kind);
  const suspected = paragliderFindings(detected?.isSlow ?? false, aircraft?.index ?? null);
  // It also asks for the aircraft.
  return suspected.length > 0 && !aircraft ? suspected : [...known, ...suspected];
}

function otherAircraftFindings(other: FlightInput['otherAircraft']): Finding[] {
  return other ? [warning('AIRCRAFT_TYPE_DIFFERS', other.named, other.given)] : [];
}

/** Finds takeoff, release, landing and the scoring windows. */
function followCourse(input: FlightInput, track: Track, flight: DetectedFlight) {
  const { recording, aircraft, scoringTimes } = input;
  const { runs, uncertain } = judgeEngine(recording, track, aircraft?.kind ?? 'GL');
  const launch = flight.hasTakeoff ? findLaunch(track, flight, runs) : undefined;
  const release = launch?.release ?? flight.first;
  const found = unpoweredWindows(track, release, flight.last, runs);
  const windows = scoringTimes ? windowsFromTimes(track, flight, scoringTimes) : found;
  const withEngine = { first: release, last: flight.last };
  const flown = release < flight.last ? [withEngine] : [];
  const corrected = correctUnpoweredTimes(timesOf(track, found), scoringTimes ?? []);
  // The same rule as for a flight's track, see `unpoweredIntervals`.
  const unpowered = hasEngine(aircraft?.kind)
    ? windowsFromTimes(track, withEngine, corrected)
    : flown;
  return {
    windows,
    // The pilot who sets the windows has answered.
    uncertain: scoringTimes ? [] : uncertain,
    withEngine,
    unpowered,
    maxAltGainM: maxAltitudeGainM(track, withEngine),
    maxClimbInHourM: maxClimbInHourM(track, unpowered),
    maxAltitudeM: maxAltitudeM(track, withEngine),
    hasWave: isWaveFlight(track, unpowered, track.altitudeM[flight.first]!),
    points: {
      takeoff: flightPoint(track, flight.first),
      release: flightPoint(track, release),
      ...(flight.hasLanding && { landing: flightPoint(track, flight.last) }),
      ...(launch && { launch }),
    },
  };
}

/** Returns intervals as start, end, start, end, … in Unix seconds. */
function timesOf({ dayStartS, timeS }: Track, intervals: readonly FixInterval[]): number[] {
  return intervals.flatMap(({ first, last }) => [
    dayStartS + timeS[first]!,
    dayStartS + timeS[last]!,
  ]);
}

/**
 * Returns the indexes in the recording of the fixes in flight. Altitudes on the ground do not
 * count.
 */
function recordsOf(track: Track, { first, last }: DetectedFlight): Int32Array {
  return track.record.subarray(first, last + 1);
}

/** Difference between the pressure altitude and the elevation of the field. */
interface AltitudeSetting {
  readonly offsetM: number;
  readonly qnhHpa?: number;
  readonly findings: readonly Finding[];
}

/**
 * Returns the offset that sets the pressure altitudes to the airfield, unless it implies an
 * impossible air pressure.
 */
function settingOf(
  { takeoffElevationM }: FlightInput,
  track: Track,
  { first, hasTakeoff }: DetectedFlight,
  source: AltitudeSource,
): AltitudeSetting | undefined {
  if (!hasTakeoff || takeoffElevationM === undefined || source !== 'pressure') return undefined;
  const takeoffM = standingAltitudeM(track, first);
  const findings = qnhFindings(takeoffM, takeoffElevationM);
  if (findings.length > 0) return { offsetM: 0, findings };
  return {
    offsetM: Math.round(takeoffElevationM - takeoffM),
    qnhHpa: Math.round(qnhHpa(takeoffM, takeoffElevationM) * 10) / 10,
    findings,
  };
}

/**
 * Returns the mean altitude of the fixes up to 20 s before takeoff, to the metre; the altitude at
 * takeoff if there are none. At takeoff itself an aircraft is already fast, and a single fix may be
 * off by some metres.
 */
function standingAltitudeM(track: Track, takeoff: number): number {
  const first = fixAtOrAfter(track, track.timeS[takeoff]! - STANDING_S);
  const standing = track.altitudeM.subarray(first, Math.max(takeoff, first + 1));
  return Math.round(standing.reduce((sum, altitudeM) => sum + altitudeM, 0) / standing.length);
}
