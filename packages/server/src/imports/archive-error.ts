import { FieldError, type Text, text } from '../platform/errors/errors.js';

export type ArchiveFlaw =
  | 'ARCHIVE_UNREADABLE'
  | 'ARCHIVE_FORMAT'
  | 'ARCHIVE_BROKEN'
  | 'ARCHIVE_FOREIGN_FILE'
  | 'ARCHIVE_TWICE'
  | 'ARCHIVE_TOO_MUCH'
  | 'ARCHIVE_OF_OTHER';

/** A name from the archive, shortened to be shown. */
const LONGEST_NAME = 80;

/** An archive cannot be imported. */
export class ArchiveError extends FieldError {
  override name = 'ArchiveError';

  /** @param file The file of the archive that it is about. */
  constructor(
    readonly flaw: ArchiveFlaw,
    readonly file = '',
  ) {
    const name = file.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, LONGEST_NAME);
    super([{ loc: ['archive'], type: flaw, message: sentence(flaw, name) }]);
  }
}

function sentence(flaw: ArchiveFlaw, name: string): Text {
  switch (flaw) {
    case 'ARCHIVE_UNREADABLE':
      return text('archive.unreadable');
    case 'ARCHIVE_FORMAT':
      return text('archive.format');
    case 'ARCHIVE_BROKEN':
      return text('archive.broken', { name });
    case 'ARCHIVE_FOREIGN_FILE':
      return text('archive.foreignFile', { name });
    case 'ARCHIVE_TWICE':
      return text('archive.twice', { name });
    case 'ARCHIVE_TOO_MUCH':
      return text('archive.tooMuch');
    case 'ARCHIVE_OF_OTHER':
      return text('archive.ofOther');
  }
}
