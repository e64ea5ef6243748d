/**
 * Returns how often a test by chance tries: before a release (`npm run test:release`) ten times as often as in
 * `npm test`.
 */
export function repetitions(usual: number): number {
  return process.env.CLOUDSTREET_TEST_RELEASE ? 10 * usual : usual;
}
