import { IgcError, type IgcErrorCode } from '@cloudstreet/scoring/parse';
import { type FilePreview, type PreviewInput, previewFile } from '@cloudstreet/scoring/score';

/** A file to check before it is sent. */
export interface CheckRequest extends Omit<PreviewInput, 'bytes'> {
  readonly file: Blob;
}

/** Result of checking a file on this device. */
export type CheckResult =
  | { readonly kind: 'read'; readonly preview: FilePreview }
  /** The file cannot be read. The code is that of the server. */
  | { readonly kind: 'refused'; readonly code: IgcErrorCode };

/**
 * Reads, validates and scores a file with the rules of the server. It takes a while, so browsers
 * run it in `igc.worker.ts`.
 *
 * @throws If the file cannot be read from the disk, or for an error that the file did not cause.
 */
export async function checkFile({ file, ...input }: CheckRequest): Promise<CheckResult> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return { kind: 'read', preview: previewFile({ bytes, ...input }) };
  } catch (error) {
    if (!(error instanceof IgcError)) throw error;
    return { kind: 'refused', code: error.code };
  }
}
