// Downloads the IGC files of your flights in a season.
// node season-files.mjs SEASON FOLDER
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCloudstreet } from '@cloudstreet/sdk';

const { CLOUDSTREET_URL, CLOUDSTREET_TOKEN } = process.env;
const [season, folder] = process.argv.slice(2);
const cloudstreet = createCloudstreet({ baseUrl: CLOUDSTREET_URL, token: CLOUDSTREET_TOKEN });

await mkdir(folder, { recursive: true });
const { id } = await cloudstreet.users.getMe();
const flights = cloudstreet.flights.list({ user_id_in: [id], season_in: [Number(season)] });
for await (const flight of flights) {
  if (!flight.igc_file) continue;
  const file = await cloudstreet.igcFiles.download({ id: flight.igc_file.id });
  const name = `${flight.scoring_date}-${flight.id}.igc`;
  await writeFile(join(folder, name), file.stream);
  console.log(name);
}
