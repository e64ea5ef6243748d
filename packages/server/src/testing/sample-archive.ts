import { strToU8, zipSync } from 'fflate';

export interface SampleArchive {
  /** Of the account that it is of. */
  account: { name: string; email: string; date_of_birth: string; bio?: string };
  /** Recordings of one flight each; undefined ones are only in the list. */
  recordings: readonly (Uint8Array | undefined)[];
}

/** Creates an archive of flights by `docs/export.md` with only required parts. */
export function sampleArchive({ account, recordings }: SampleArchive): Uint8Array<ArrayBuffer> {
  const files = recordings.map((bytes, id) => ({ id, path: `igc/${id}.igc`, bytes }));
  return zipSync({
    'account.json': strToU8(JSON.stringify({ format: 1, host: 'far.example', account })),
    'flights.json': list(files.map(({ id, path }) => ({ id, file: { path, takeoff_number: 0 } }))),
    'stories.json': list([]),
    ...Object.fromEntries(files.flatMap(({ path, bytes }) => (bytes ? [[path, bytes]] : []))),
  });
}

function list(items: readonly object[]): Uint8Array {
  return strToU8(JSON.stringify({ format: 1, items }));
}
