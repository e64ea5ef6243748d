import { FileDrop } from '@cloudstreet/ui/controls/FileDrop';
import { Drawing } from '@cloudstreet/ui/layout/Drawing';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useMediaQuery } from '@cloudstreet/ui/theme';
import type { ReactNode } from 'react';
import { useMessages } from '../../../app/messages.js';
import { AppPage } from '../../../app/page/AppPage.js';
import { Private } from './Private.js';
import * as styles from './Try.css.js';

export interface ChooseFileProps {
  onFile: (file: File) => void;
  /** Explains why the last file could not be tried. */
  problem?: ReactNode;
}

/** Page on which a file is chosen or dropped. */
export function ChooseFile({ onFile, problem }: ChooseFileProps) {
  const messages = useMessages();
  const isTouch = useMediaQuery('(pointer: coarse)');
  return (
    <AppPage width="scenic">
      <PageHeader title={messages['home.try']()} note={messages['try.lead']()} />
      {problem !== undefined && (
        <div role="alert" className={styles.problem}>
          {problem}
        </div>
      )}
      <FileDrop
        label={messages['try.drop']({ pointer: isTouch ? 'coarse' : 'fine' })}
        hint={messages['try.hint']()}
        acceptedTypes={['.igc']}
        onFiles={([file]) => {
          if (file) onFile(file);
        }}
      />
      <Private />
      <div className={styles.drawing}>
        <Drawing name="glider" />
      </div>
    </AppPage>
  );
}
