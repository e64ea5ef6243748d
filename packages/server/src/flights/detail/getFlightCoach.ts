import { isPolarMass, takeoffMassLimits } from '@cloudstreet/scoring/analyse';
import type { CoachQuery } from '@cloudstreet/sdk';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { type AircraftDbRow, findAircraftRow } from '../../aircraft/queries.js';
import type { Executor } from '../../platform/database/database.js';
import { FieldError, NotFoundError, text } from '../../platform/errors/errors.js';
import { operation } from '../../platform/http/operation.js';
import type { SharedQueue } from '../../platform/queue/shared-queue.js';
import type { Services } from '../../platform/services.js';
import { flownPolar } from '../model/flown-polar.js';
import { requireVisible } from '../model/visibility.js';
import type { CoachTask, coachFlight } from './coach-flight.js';

type CoachedFlight = Awaited<ReturnType<typeof getFlight>>;

/**
 * Interval to analyse in Unix seconds, with the distance if one was scored in exactly this
 * interval.
 */
type CoachedPart = Pick<CoachTask, 'startS' | 'endS' | 'distanceKm'>;

/** Context of the coach. */
export interface WithCoachQueue {
  /** Limits concurrent work, so that one worker thread stays free for uploads. */
  readonly coachQueue: SharedQueue<Schemas['Coach']>;
}

/** With more waiting callers, users would wait too long. */
export const MAX_WAITING_COACHES = 30;

export const getFlightCoach = operation(
  'getFlightCoach',
  async ({ path, query, user }, services: Services & WithCoachQueue) => {
    const { db, files, workers, coachQueue } = services;
    await requireVisible(services, path.id, { user, link: query.link });
    const flight = await getFlight(db, path.id);
    if (!flight.track_key) throw new NotFoundError(text('track.notFound'));
    const part = narrow(await findCoachedPart(db, flight, query), query);
    const aircraft =
      flight.aircraft_id === null ? undefined : await findAircraftRow(db, flight.aircraft_id);
    const task = {
      ...part,
      altitudeUnit: query.altitude_unit ?? 'm',
      unpowered: { ...flownTimes(flight), unpoweredTimes: flight.unpowered_times ?? undefined },
      ...(aircraft && coachOptions(aircraft, flight)),
    };
    const { track_key: key } = flight;
    return coachQueue.run('flights', `${key} ${JSON.stringify(task)}`, async () =>
      workers.run<typeof coachFlight>('coachFlight', { track: await files.getBytes(key), ...task }),
    );
  },
  {
    // A page requests each leg and phase that its user opens.
    rateLimit: { perMinute: 120 },
    hasQueue: true,
  },
);

async function getFlight(db: Executor, id: number) {
  const flight = await db
    .selectFrom('any_flight')
    .where('id', '=', id)
    .select(['id', 'track_key', 'takeoff_time', 'landing_time', 'launch', 'aircraft_id', 'mass'])
    .select(['co_user_id', 'co_user_name', 'unpowered_times'])
    .executeTakeFirst();
  if (!flight) throw new NotFoundError(text('flight.notFound', { id }));
  return flight;
}

/** Returns the interval from release to landing, as far as recorded. */
function flownTimes({ takeoff_time: takeoff, landing_time: landing, launch }: CoachedFlight) {
  return {
    releaseS: takeoff.getTime() / 1000 + (launch.launch_time ?? 0),
    ...(landing && { landingS: landing.getTime() / 1000 }),
  };
}

async function findCoachedPart(
  db: Executor,
  flight: CoachedFlight,
  { contest, leg: number }: CoachQuery,
): Promise<CoachedPart> {
  if (contest === undefined && number === undefined) {
    const { releaseS, landingS = Infinity } = flownTimes(flight);
    return { startS: releaseS, endS: landingS };
  }
  const row = await db
    .selectFrom('any_flight_contest')
    .where('flight_id', '=', flight.id)
    .where('contest', '=', contest ?? 'free')
    .select('score')
    .executeTakeFirst();
  const score = row?.score ?? undefined;
  const flown: ScoredTimes | undefined =
    number === undefined ? score : score?.leg.find((leg) => leg.number === number);
  if (!flown) throw new NotFoundError();
  const { start_time: start, end_time: end, distance } = flown;
  return { startS: Date.parse(start) / 1000, endS: Date.parse(end) / 1000, distanceKm: distance };
}

type ScoredTimes = Pick<Schemas['Leg'], 'start_time' | 'end_time' | 'distance'>;

/**
 * Limits a part to the requested times. A part of a contest has no scored distance.
 *
 * @throws {FieldError} If the part and the times do not overlap.
 */
function narrow(part: CoachedPart, { from, to }: CoachQuery): CoachedPart {
  if (from === undefined && to === undefined) return part;
  const startS = Math.max(part.startS, from === undefined ? -Infinity : Date.parse(from) / 1000);
  const endS = Math.min(part.endS, to === undefined ? Infinity : Date.parse(to) / 1000);
  if (startS >= endS) throw outside(to === undefined ? 'from' : 'to');
  return startS === part.startS && endS === part.endS ? part : { startS, endS };
}

function outside(parameter: 'from' | 'to'): FieldError {
  return new FieldError([
    { loc: ['query', parameter], type: 'outside', message: text('field.outsideFlight') },
  ]);
}

/** Polar and masses of the aircraft, as far as they are known. */
function coachOptions(
  aircraft: AircraftDbRow,
  { mass, co_user_id: coUserId, co_user_name: coUserName }: CoachedFlight,
): Pick<CoachTask, 'polar' | 'massKg' | 'massLimits'> {
  const flown = flownPolar(aircraft, mass);
  const people = coUserId !== null || coUserName !== null ? 2 : 1;
  const { minKg, maxKg } = takeoffMassLimits(aircraft, people);
  const { polar } = flown;
  if (!polar || minKg === undefined || maxKg === undefined || minKg > maxKg) return flown;
  if (!isPolarMass(polar, minKg) || !isPolarMass(polar, maxKg)) return flown;
  return { ...flown, massLimits: { minKg, maxKg } };
}
