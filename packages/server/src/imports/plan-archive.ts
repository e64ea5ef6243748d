import { openArchive } from './archive.js';
import { ArchiveError, type ArchiveFlaw } from './archive-error.js';
import { type ImportOwner, type ImportPlan, planImport } from './plan-import.js';

export interface ArchiveInput {
  path: string;
  /** Largest size of an archive. */
  maxBytes: number;
  owner: ImportOwner;
}

/** Reason why an archive is refused; errors lose their class between threads. */
export interface ArchiveRefusal {
  refusal: { flaw: ArchiveFlaw; file: string };
}

/** Task of a worker thread: reads through an archive, which may hold a million lines. */
export async function planArchive({
  path,
  maxBytes,
  owner,
}: ArchiveInput): Promise<ImportPlan | ArchiveRefusal> {
  try {
    const archive = await openArchive(path, maxBytes);
    try {
      return await planImport(archive, owner);
    } finally {
      archive.close();
    }
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    const { flaw, file } = error;
    return { refusal: { flaw, file } };
  }
}
