import type { ApiError, Import, Imports } from '@cloudstreet/sdk';
import { importMutations, importQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Disclosure } from '@cloudstreet/ui/controls/Disclosure';
import { FileDrop } from '@cloudstreet/ui/controls/FileDrop';
import { ProgressBar } from '@cloudstreet/ui/controls/ProgressBar';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { LocalDate, LocalTime } from '@cloudstreet/ui/values';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { useMessages } from '../../app/messages.js';
import * as styles from './Settings.css.js';
import { useArchiveUpload } from './use-archive-upload.js';

/** Import of an archive: selection of the file, upload, progress and result. */
export function ImportData() {
  const { api } = useApp();
  const messages = useMessages();
  const { data, isLoadingError, refetch } = useQuery({
    ...importQueries.latest(api),
    meta: { explains: 'all' },
  });
  useFreshLists(data?.latest);
  return (
    <Section title={messages['import.title']()}>
      <p className={styles.hint}>{messages['import.note']()}</p>
      {isLoadingError && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton height="4rem" />}
      {data && <Archive imports={data} />}
    </Section>
  );
}

/** Loaded lists are outdated after an import. */
function useFreshLists(latest: Import | undefined): void {
  const { queryClient } = useApp();
  const running = useRef<number>(undefined);
  useEffect(() => {
    if (latest?.status === 'running') running.current = latest.id;
    else if (latest && running.current === latest.id) {
      running.current = undefined;
      void queryClient.invalidateQueries();
    }
  }, [latest, queryClient]);
}

function Archive({ imports: { latest, max_megabytes: limit } }: { imports: Imports }) {
  const messages = useMessages();
  const { sending, fraction, error, send, cancel } = useArchiveUpload();
  if (sending !== undefined) {
    return (
      <>
        <ProgressBar
          label={messages['upload.sending']({ name: sending })}
          // Once all is sent, the server checks the archive for an unknown time.
          value={fraction < 1 ? fraction : undefined}
        />
        <span>
          <Button onPress={cancel}>{messages['edit.cancel']()}</Button>
        </span>
      </>
    );
  }
  if (latest?.status === 'running') return <Running latest={latest} />;
  return (
    <>
      <FileDrop
        label={messages['import.drop']()}
        hint={messages['import.hint']({ limit })}
        acceptedTypes={['.zip', 'application/zip']}
        onFiles={([file]) => file && send(file)}
      />
      {error && error.code !== 'CANCELLED' && <Refusal error={error} />}
      {latest && <Outcome latest={latest} />}
    </>
  );
}

function Refusal({ error }: { error: ApiError }) {
  const messages = useMessages();
  return (
    <p role="alert" className={styles.problem}>
      {error.status === 0
        ? messages['upload.failed']({ reason: 'no-response' })
        : (error.fields.archive ?? error.message)}
    </p>
  );
}

function Running({ latest }: { latest: Import }) {
  const { api } = useApp();
  const messages = useMessages();
  const { mutate, isPending } = useMutation(importMutations.cancel(api));
  const { name, done, total } = latest;
  return (
    <>
      <ProgressBar
        label={messages['import.running']({ name })}
        value={total > 0 ? done / total : undefined}
      />
      <p className={styles.hint}>{messages['import.running.note']()}</p>
      <Counts latest={latest} />
      <span>
        <Button isPending={isPending} onPress={() => mutate()}>
          {messages['import.stop']()}
        </Button>
      </span>
    </>
  );
}

function Outcome({ latest }: { latest: Import }) {
  const messages = useMessages();
  const { name, host, status, finished, issues, issue_count: count } = latest;
  return (
    <div className={styles.notice}>
      <output>
        {messages['import.outcome']({ status, name, host })}
        {finished !== undefined && (
          <>
            {' '}
            <LocalDate date={finished} /> <LocalTime time={finished} />
          </>
        )}
      </output>
      <Counts latest={latest} />
      {count > 0 && (
        <Disclosure title={messages['import.issues']({ count })}>
          <ul className={styles.facts}>
            {issues.map(({ path, msg }) => (
              <li key={`${path} ${msg}`}>
                <strong>{path}</strong>: {msg}
              </li>
            ))}
          </ul>
          {count > issues.length && (
            <p className={styles.hint}>
              {messages['import.moreIssues']({ count: count - issues.length })}
            </p>
          )}
        </Disclosure>
      )}
    </div>
  );
}

/** Result with one line each for flights, photos and the rest. */
function Counts({ latest }: { latest: Import }) {
  const messages = useMessages();
  return (
    <ul className={styles.facts}>
      {latest.counts.map(({ kind, added, skipped, refused }) => (
        <li key={kind}>
          {messages['import.kind']({ kind })}:{' '}
          {[
            messages['import.added']({ count: added }),
            ...(skipped > 0 ? [messages['import.skipped']({ count: skipped })] : []),
            ...(refused > 0 ? [messages['import.refused']({ count: refused })] : []),
          ].join(' · ')}
        </li>
      ))}
    </ul>
  );
}
