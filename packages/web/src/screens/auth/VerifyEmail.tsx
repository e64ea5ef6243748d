import { ApiError } from '@cloudstreet/sdk';
import { authQueries } from '@cloudstreet/sdk/react';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { LinkOutcome } from './LinkOutcome.js';

/** Verifies an address when the link of a mail is opened. */
export function VerifyEmail({ token }: { token: string }) {
  const { api } = useApp();
  const messages = useMessages();
  const { data, error, refetch } = useQuery({
    ...authQueries.verification(api, token),
    meta: { explains: [400, 422] },
  });
  const title = messages['verifyEmail.title']();
  if (data) {
    return (
      <LinkOutcome
        title={title}
        isDone
        message={data.msg}
        action={
          <ButtonLink tone="primary" href="/auth/log-in">
            {messages['nav.logIn']()}
          </ButtonLink>
        }
      />
    );
  }
  if (error instanceof ApiError && (error.status === 400 || error.status === 422)) {
    return (
      <LinkOutcome
        title={title}
        isDone={false}
        message={error.message}
        action={
          <ButtonLink tone="primary" href="/auth/resend-verification">
            {messages['mailRequest.again']()}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <AppPage width="narrow">
      {error ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <output>{messages['verifyEmail.working']()}</output>
      )}
    </AppPage>
  );
}
