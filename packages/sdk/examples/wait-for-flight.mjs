// Waits for the next scored flight of a club and prints its points and its page.
// node wait-for-flight.mjs CLUB_ID [SECONDS_BETWEEN_CALLS]
import { setTimeout as pause } from 'node:timers/promises';
import { createCloudstreet } from '@cloudstreet/sdk';

const { CLOUDSTREET_URL } = process.env;
const [club, seconds = '60'] = process.argv.slice(2);
const cloudstreet = createCloudstreet({ baseUrl: CLOUDSTREET_URL });

const filter = { club_id_in: [Number(club)], order_by: '-created' };
const isScored = ({ status }) => status === 'valid' || status === 'invalid';
const scored = (await cloudstreet.flights.list(filter)).filter(isScored);
const known = new Set(scored.map(({ id }) => id));
console.log('Waiting …');
for (;;) {
  const flights = await cloudstreet.flights.list(filter);
  const flight = flights.find(({ id, status }) => !known.has(id) && status === 'valid');
  if (flight) {
    const points = flight.contest?.points ?? 0;
    console.log(`${points.toFixed(2)} points: ${CLOUDSTREET_URL}/flight/${flight.id}`);
    break;
  }
  await pause(Number(seconds) * 1000);
}
