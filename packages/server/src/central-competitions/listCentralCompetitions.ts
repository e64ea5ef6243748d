import { operation } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';
import { findContests, sourceOf } from './find-competition.js';
import type { WithCentralCompetitions } from './open-central-competitions.js';
import { readCompetition } from './read-competition.js';

export const listCentralCompetitions = operation(
  'listCentralCompetitions',
  async (_request, services: Services & WithCentralCompetitions) => {
    const contests = await findContests(sourceOf(services));
    return contests
      .flatMap((contest) => readCompetition(contest) ?? [])
      .toSorted((one, other) => other.start_date.localeCompare(one.start_date));
  },
);
