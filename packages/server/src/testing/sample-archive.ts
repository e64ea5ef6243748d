import { strToU8, zipSync } from 'fflate';

export interface SampleArchive {
  /** Of the account that it is of. */
  account: { name: string; email: string; date_of_birth: string; bio?: string };
  /** The recordings, each of one flight; of one that is undefined the list alone speaks. */
  recordings: readonly (Uint8Array | undefined)[];
}

/** An archive of flights as `docs/export.md` has it, with nothing that may be left out. */
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
