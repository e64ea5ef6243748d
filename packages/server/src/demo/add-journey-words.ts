import type { Services } from '../platform/services.js';

const NAME = 'Over the Ore Mountains';
const DESCRIPTION =
  'Three days, two of us, one tent. Out along the river with a late final glide, a day around the hill, and home below a street of clouds.';

/** Gives the travel of the demo a name and a description, for the first of its pilots. */
export async function addJourneyWords(
  { db }: Pick<Services, 'db'>,
  userId: number | undefined,
): Promise<void> {
  await db
    .updateTable('travel')
    .set({ name: NAME, description: DESCRIPTION })
    .where('user_id', '=', userId ?? 0)
    .where('name', 'is', null)
    .execute();
}
