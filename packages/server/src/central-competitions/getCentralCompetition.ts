import { NotFoundError } from '../platform/errors/errors.js';
import { operation } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';
import { findClasses, findContest, sourceOf } from './find-competition.js';
import type { WithCentralCompetitions } from './open-central-competitions.js';
import { readCompetition, readDay } from './read-competition.js';

export const getCentralCompetition = operation(
  'getCentralCompetition',
  async (request, services: Services & WithCentralCompetitions) => {
    const source = sourceOf(services);
    const contest = await findContest(source, request.path.competition);
    const competition = readCompetition(contest);
    if (!competition) throw new NotFoundError();
    const classes = await findClasses(source, contest);
    return {
      ...competition,
      classes: classes.map(({ id, name, tasks }) => ({
        id,
        name,
        days: tasks
          .flatMap((task) => readDay(task) ?? [])
          .toSorted((one, other) => one.date.localeCompare(other.date)),
      })),
    };
  },
);
