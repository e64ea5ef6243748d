// Uploads all IGC files of a folder and prints their points; files uploaded before are skipped.
// node upload-folder.mjs FOLDER
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createCloudstreet, duplicateFlightIds, waitForScore } from '@cloudstreet/sdk';
import { fileFromPath } from '@cloudstreet/sdk/node';

const { CLOUDSTREET_URL, CLOUDSTREET_TOKEN } = process.env;
const [folder] = process.argv.slice(2);
const cloudstreet = createCloudstreet({ baseUrl: CLOUDSTREET_URL, token: CLOUDSTREET_TOKEN });

for (const name of (await readdir(folder)).filter((each) => /\.igc$/i.test(each)).toSorted()) {
  try {
    const file = await fileFromPath(join(folder, name));
    for (const { id } of await cloudstreet.igcFiles.upload({ file })) {
      const { contest } = await waitForScore(cloudstreet, id);
      const points = contest.map((entry) => `${entry.name} ${entry.points.toFixed(2)}`);
      console.log(`${name}: ${points.join(', ')}`);
    }
  } catch (error) {
    if (duplicateFlightIds(error).length === 0) console.log(`${name}: ${error.message}`);
    else console.log(`${name}: uploaded before`);
  }
}
