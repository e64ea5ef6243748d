import { readFile } from 'node:fs/promises';
import { createApi, signIn, uploadFlight, waitForScore } from '@cloudstreet/sdk';

const { CLOUDSTREET_URL, CLOUDSTREET_EMAIL, CLOUDSTREET_PASSWORD } = process.env;
const api = createApi({ baseUrl: CLOUDSTREET_URL });
await signIn(api, { email: CLOUDSTREET_EMAIL, password: CLOUDSTREET_PASSWORD });
for (const { id } of await uploadFlight(api, await readFile(process.argv[2]))) {
  const { contest } = await waitForScore(api, id);
  for (const { name, points } of contest) console.log(`${name}: ${points.toFixed(2)} points`);
}
