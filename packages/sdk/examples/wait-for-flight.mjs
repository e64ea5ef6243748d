// Waits for the next scored flight of a club and prints its points and its page.
// node wait-for-flight.mjs CLUB_ID
import { createCloudstreet, flightEvents } from '@cloudstreet/sdk';

const { CLOUDSTREET_URL } = process.env;
const club = Number(process.argv[2]);
const cloudstreet = createCloudstreet({ baseUrl: CLOUDSTREET_URL });

const onOpen = () => console.log('Waiting …');
for await (const { kind, flight } of flightEvents(cloudstreet, { onOpen })) {
  if (kind === 'score' && flight.status === 'valid' && flight.club?.id === club) {
    const points = flight.contest?.points ?? 0;
    console.log(`${points.toFixed(2)} points: ${CLOUDSTREET_URL}/flight/${flight.id}`);
    break;
  }
}
