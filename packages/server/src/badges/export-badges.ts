import { asJson } from '../platform/archive/entry.js';
import type { ExportPart } from '../platform/archive/export-part.js';
import { FORMAT } from '../platform/archive/format.js';
import { findAchievements } from './queries.js';
import { serializeAchievement } from './serialize.js';

/** `badges.json` of an archive. Another server evaluates the flights itself. */
export const exportBadges: ExportPart = {
  async *entries({ db }, { userId }) {
    const items = (await findAchievements(db, userId)).map(serializeAchievement);
    yield { name: 'badges.json', input: asJson({ format: FORMAT, items }) };
  },
};
