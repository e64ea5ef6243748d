import { useState } from 'react';
import { ChooseFile } from './ChooseFile.js';
import { TriedFlightPage } from './TriedFlightPage.js';
import type { TriedFile } from './use-tried-flight.js';

/** Shows the flight of a file without an account. The file stays on this device. */
export function TryPage() {
  const [tried, setTried] = useState<TriedFile>();
  const open = (file: File) => setTried({ serial: (tried?.serial ?? 0) + 1, file });
  if (!tried) return <ChooseFile onFile={open} />;
  return (
    <TriedFlightPage
      key={tried.serial}
      tried={tried}
      onFile={open}
      onClose={() => setTried(undefined)}
    />
  );
}
