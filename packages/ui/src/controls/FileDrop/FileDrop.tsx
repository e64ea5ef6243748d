import { Upload } from 'lucide-react';
import { type DropItem, DropZone, FileTrigger, isFileDropItem } from 'react-aria-components';
import { useMessages } from '../../messages/MessagesProvider.js';
import { Button } from '../Button/Button.js';
import * as styles from './FileDrop.css.js';

export interface FileDropProps {
  /** Invitation, such as "Drop your IGC files here". */
  label: string;
  /** Accepted types, size and number of files. */
  hint?: string;
  /**
   * File name extensions or media types for the file chooser, such as `.igc`. Dropped files are not
   * checked.
   */
  acceptedTypes?: readonly string[];
  allowsMultiple?: boolean;
  /** Whether it takes one line, for a page that already has files. The hint is left out. */
  isCompact?: boolean;
  onFiles: (files: File[]) => void;
}

/** An area to drop files on, with a button to choose them. Files can be pasted too. */
export function FileDrop({
  label,
  hint,
  acceptedTypes,
  allowsMultiple = false,
  isCompact = false,
  onFiles,
}: FileDropProps) {
  const messages = useMessages();

  async function take(items: readonly DropItem[]) {
    const files = await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()));
    if (files.length > 0) onFiles(allowsMultiple ? files : files.slice(0, 1));
  }

  return (
    // As a label in its slot, it would be announced after the zone's own name.
    <DropZone
      className={styles.zones[isCompact ? 'compact' : 'full']}
      aria-label={label}
      onDrop={({ items }) => void take(items)}
    >
      {!isCompact && (
        <span className={styles.icon}>
          <Upload size={26} aria-hidden />
        </span>
      )}
      <span className={styles.label}>{label}</span>
      {hint !== undefined && !isCompact && <p className={styles.hint}>{hint}</p>}
      <FileTrigger
        allowsMultiple={allowsMultiple}
        {...(acceptedTypes && { acceptedFileTypes: acceptedTypes })}
        onSelect={(list) => {
          if (list && list.length > 0) onFiles([...list]);
        }}
      >
        <Button tone={isCompact ? 'secondary' : 'primary'}>
          {allowsMultiple ? messages['file.chooseSeveral']() : messages['file.choose']()}
        </Button>
      </FileTrigger>
    </DropZone>
  );
}
