import { gzipSync } from 'node:zlib';
import {
  flightLine,
  flightOutline,
  flightTrack,
  readFlightTrack,
} from '@cloudstreet/scoring/analyse';
import { type ProvenFacts, trackFacts } from '@cloudstreet/scoring/badges';
import { createTrack, parseIgc, splitFlights } from '@cloudstreet/scoring/parse';
import { type ScoredFlight, type ScoreInput, scoreFlight } from '@cloudstreet/scoring/score';
import polyline from '@mapbox/polyline';
import { groundBelow } from '../../terrain/worker-terrain.js';
import { drawReplay, type FlightReplay } from '../model/flight-replay.js';

/** A flight of a stored file, with the inputs of its score. */
export interface ScoreTask
  extends Omit<ScoreInput, 'recording' | 'interval' | 'fileFindings' | 'groundM'> {
  readonly bytes: Uint8Array;
  readonly flightId: number;
  /** Number of the takeoff in the file, counted from 0. */
  readonly takeoffNumber: number;
}

export interface ScoreTaskResult {
  readonly scored: ScoredFlight;
  /** Response with the flight's track: JSON, compressed with gzip. */
  readonly track: Uint8Array;
  /** Outline of the flight as an encoded polyline. */
  readonly polyline: string;
  /** Line for maps of many flights, as [lat, lon]. */
  readonly line: readonly (readonly [lat: number, lon: number])[];
  readonly replay: FlightReplay;
  /** Facts on which badges depend. */
  readonly badges: ProvenFacts;
}

/** Scores a flight, with terrain if available, and creates its stored track. */
export async function scoreIgcFile(task: ScoreTask): Promise<ScoreTaskResult> {
  const { bytes, flightId, takeoffNumber, ...input } = task;
  const { recording, findings } = parseIgc(bytes);
  const interval = splitFlights(recording)[takeoffNumber];
  if (!interval) throw new Error(`The file of flight ${flightId} has no takeoff ${takeoffNumber}.`);
  const groundM = await groundBelow(createTrack(recording, interval));
  const scored = scoreFlight({
    ...input,
    recording,
    interval,
    fileFindings: findings,
    ...(groundM && { groundM }),
  });
  const track = flightTrack(recording, interval, scored.altitudeOffsetM, groundM);
  return {
    scored,
    track: gzipSync(JSON.stringify({ id: flightId, ...track })),
    polyline: polyline.encode(flightOutline(track)),
    line: flightLine(track),
    replay: drawReplay(track, scored),
    badges: trackFacts(readFlightTrack(track).track, {
      releaseS: scored.release?.timeS,
      landingS: scored.landing?.timeS,
      unpoweredTimes: scored.unpoweredTimes,
    }),
  };
}
