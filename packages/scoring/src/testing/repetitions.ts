/**
 * Returns how often a random test tries, or how many fixes a hard track has: before a release (`npm run test:release`)
 * more than in `npm test`, by default ten times as many.
 */
export function repetitions(usual: number, beforeRelease = 10 * usual): number {
  return process.env.CLOUDSTREET_TEST_RELEASE ? beforeRelease : usual;
}

/**
 * Returns every fourth of many similar cases, such as recorded flights that pass through the whole server; before a
 * release all of them.
 */
export function sampleOf<Case>(cases: readonly Case[]): readonly Case[] {
  return process.env.CLOUDSTREET_TEST_RELEASE ? cases : cases.filter((_, index) => index % 4 === 0);
}
