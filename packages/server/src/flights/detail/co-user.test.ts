import { unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi } from '../../testing/start-test-api.js';

test('a date of birth cannot be guessed by trying', async () => {
  let now = new Date('2026-07-14T18:00:00Z');
  const { signUp } = await startTestApi({ clock: () => now, config: { rateLimit: true } });
  const pilot = await signUp();
  const mate = await signUp({ dateOfBirth: '1992-03-04' });
  const file = sampleIgc({ gliderType: 'Duo Discus' });
  const [flight] = await uploadFlight(pilot.api, file, { name: 'a.igc' });
  const { id } = await waitForScore(pilot.api, flight?.id ?? 0, { pollMs: 50 });
  const guess = (co_user_date_of_birth: string) =>
    unwrap(
      pilot.api.PATCH('/flightdetail/{id}', {
        params: { path: { id } },
        body: { co_user_id: mate.id, co_user_date_of_birth },
      }),
    );
  for (let day = 10; day < 20; day += 1) {
    await expect(guess(`1992-03-${day}`)).rejects.toMatchObject({ code: 'wrong_date_of_birth' });
  }
  await expect(guess('1992-03-04')).rejects.toMatchObject({
    status: 429,
    code: 'TOO_MANY_GUESSES',
    message: 'Too many wrong attempts. Please try again in 15 minutes.',
  });
  // Signing in is another matter.
  await expect(unwrap(mate.api.GET('/user/me'))).resolves.toMatchObject({ id: mate.id });
  now = new Date(now.getTime() + 15 * 60_000);
  await expect(guess('1992-03-04')).resolves.toMatchObject({ asked_user: { id: mate.id } });
});
