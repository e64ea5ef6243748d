import { NotFoundError } from '../platform/errors/errors.js';
import { operation } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';
import { findClasses, findContest, getLinked, sourceOf } from './find-competition.js';
import { findFlights } from './find-flights.js';
import { idOf, textOf } from './hal.js';
import type { WithCentralCompetitions } from './open-central-competitions.js';
import { readDay } from './read-competition.js';
import { readPoints } from './read-points.js';
import { readResults } from './read-results.js';

export const getCentralDay = operation(
  'getCentralDay',
  async (request, services: Services & WithCentralCompetitions) => {
    const source = sourceOf(services);
    const contest = await findContest(source, request.path.competition);
    const classes = await findClasses(source, contest);
    const found = classes
      .flatMap(({ name, tasks }) => tasks.map((task) => ({ name, task })))
      .find(({ task }) => idOf(task.id) === request.path.day);
    const day = found && readDay(found.task);
    if (!day) throw new NotFoundError();
    const [points, results] = await Promise.all([
      getLinked(source, found.task, 'points'),
      getLinked(source, found.task, 'results'),
    ]);
    const features = readPoints(points);
    const rows = readResults(results, textOf(contest.time_zone) ?? 'UTC');
    const flights = await findFlights(services.db, day.date, rows);
    return {
      ...day,
      class_name: found.name,
      ...(features && { point_features: features }),
      results: rows.map((row, index) => {
        const id = flights[index];
        return id === undefined ? row : Object.assign(row, { flight_id: id });
      }),
    };
  },
);
