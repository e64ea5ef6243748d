import { NotFoundError } from '../platform/errors/errors.js';
import { operation } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';
import { findClasses, findContest, getLinked, sourceOf } from './find-competition.js';
import { findFlights } from './find-flights.js';
import { idOf, textOf } from './hal.js';
import type { WithCentralCompetitions } from './open-central-competitions.js';
import { readDay } from './read-competition.js';
import { readOpening } from './read-opening.js';
import { readPoints } from './read-points.js';
import { readResults } from './read-results.js';
import { recomputeDay } from './recompute-day.js';

export const getCentralDay = operation(
  'getCentralDay',
  async (request, services: Services & WithCentralCompetitions) => {
    const source = sourceOf(services);
    const contest = await findContest(source, request.path.competition);
    const classes = await findClasses(source, contest);
    const found = classes
      .flatMap(({ name, type, tasks }) => tasks.map((task) => ({ name, type, task })))
      .find(({ task }) => idOf(task.id) === request.path.day);
    const day = found && readDay(found.task);
    if (!day) throw new NotFoundError();
    const [points, results] = await Promise.all([
      getLinked(source, found.task, 'points'),
      getLinked(source, found.task, 'results'),
    ]);
    const features = readPoints(points);
    const timeZone = textOf(contest.time_zone) ?? 'UTC';
    const rows = readResults(results, timeZone);
    const flights = await findFlights(services.db, day.date, rows);
    const opensS = readOpening(found.task, day.date, timeZone);
    const { recomputed, pending } = features
      ? await recomputeDay(services, source.evaluations, {
          day,
          points: features,
          ...(opensS !== undefined && { opensS }),
          classType: found.type,
          results: rows,
          flights,
        })
      : { recomputed: [], pending: 0 };
    return {
      ...day,
      class_name: found.name,
      ...(features && { point_features: features }),
      ...(pending > 0 && { pending }),
      results: rows.map((row, index) => {
        const [id, own] = [flights[index], recomputed[index]];
        return Object.assign(
          row,
          id !== undefined && { flight_id: id },
          own && { recomputed: own },
        );
      }),
    };
  },
);
