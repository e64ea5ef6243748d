import { ApiError } from '@cloudstreet/sdk';
import { authMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { Inline, Stack } from '@cloudstreet/ui/layout/Stack';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { Unsent } from '../../app/forms/AppForm.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { pathWith } from '../../app/paths.js';
import { useMe } from '../../app/session.js';
import { LinkOutcome } from './LinkOutcome.js';

/**
 * Confirms a new address by the link of a mail. The user must be signed in with the old address.
 */
export function UpdateEmail({ token }: { token: string }) {
  const { api } = useApp();
  const messages = useMessages();
  const me = useMe();
  const { mutate, isPending, error, data } = useMutation({
    ...authMutations.updateEmail(api),
    meta: { explains: [400, 422] },
  });
  const title = messages['updateEmail.title']();
  const refusal =
    error instanceof ApiError && [400, 422].includes(error.status) ? error : undefined;
  if (data || refusal) {
    return (
      <LinkOutcome
        title={title}
        isDone={data !== undefined}
        message={data?.msg ?? refusal?.message ?? ''}
        action={<ButtonLink href="/">{messages['updateEmail.home']()}</ButtonLink>}
      />
    );
  }
  return (
    <AppPage width="narrow">
      <PageHeader title={title} />
      <Stack>
        {me === null && <p>{messages['updateEmail.logIn']()}</p>}
        {me && <p>{messages['updateEmail.confirm']({ email: me.email })}</p>}
        <Inline>
          {me === null ? (
            <ButtonLink
              tone="primary"
              href={pathWith('/auth/log-in', { redirect: `/auth/update-email/${token}` })}
            >
              {messages['nav.logIn']()}
            </ButtonLink>
          ) : (
            <Button
              tone="primary"
              isPending={isPending}
              isDisabled={!me}
              onPress={() => mutate(token)}
            >
              {messages['updateEmail.submit']()}
            </Button>
          )}
        </Inline>
        <Unsent failure={error} />
      </Stack>
    </AppPage>
  );
}
