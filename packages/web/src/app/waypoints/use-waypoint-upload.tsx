import type { UploadedWaypoints } from '@cloudstreet/sdk';
import { waypointMutations } from '@cloudstreet/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApp } from '../context.js';
import { Unsent } from '../forms/AppForm.js';
import { refusalOf } from '../forms/refusal.js';
import { useMessages } from '../messages.js';
import { UploadReport } from './UploadReport.js';
import * as styles from './WaypointFile.css.js';

/** Errors of a file are shown beside it. Only a lost session concerns the page. */
const EXPLAINED = [400, 408, 413, 415, 422, 429];

export interface WaypointUploadOptions {
  /** Collection that the waypoints become part of; a new one by default. */
  collectionId?: string | undefined;
  /** Called with the collection of the waypoints, after the report if there is one. */
  onDone?: ((collectionId: string) => void) | undefined;
}

/** Sends files of waypoints, and returns what to show about the last one. */
export function useWaypointUpload({ collectionId, onDone }: WaypointUploadOptions): {
  send: (file: File) => Promise<void>;
  isPending: boolean;
  outcome: ReactNode;
} {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const [report, setReport] = useState<UploadedWaypoints>();
  const { mutateAsync, isPending, error } = useMutation({
    ...waypointMutations.upload(api, collectionId),
    meta: { explains: EXPLAINED },
  });
  const refusal = refusalOf(error, EXPLAINED);

  async function send(file: File): Promise<void> {
    if (isPending) return;
    const uploaded = await mutateAsync(file).catch(() => {});
    if (!uploaded) return;
    const { added, known, findings, collection } = uploaded;
    if (added === 0 || known > 0 || findings.length > 0) {
      setReport(uploaded);
      return;
    }
    const title = messages['waypoint.report.added']({ count: added });
    toasts.push({ type: 'success', title });
    if (collection) onDone?.(collection.id);
  }

  const outcome = (
    <>
      {isPending && <output>{messages['waypoint.upload.sending']()}</output>}
      <Unsent failure={error} />
      {refusal && (
        <p role="alert" className={styles.problem}>
          {refusal.fields['file'] ?? refusal.message}
        </p>
      )}
      {report && (
        <UploadReport
          report={report}
          onClose={() => {
            setReport(undefined);
            if (report.collection) onDone?.(report.collection.id);
          }}
        />
      )}
    </>
  );
  return { send, isPending, outcome };
}
