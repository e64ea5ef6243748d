import type { Me } from '@cloudstreet/sdk';
import { authMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { Inline, Stack } from '@cloudstreet/ui/layout/Stack';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { KeyRound, ShieldCheck } from 'lucide-react';
import { useApp } from '../../app/context.js';
import { isNotFound } from '../../app/errors/error-toast.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { pathWith } from '../../app/paths.js';
import { useMe } from '../../app/session.js';

/** Page of the one-time link of a new instance, which makes its visitor a superuser. */
export function ClaimSuperuser({ token }: { token: string }) {
  const { api } = useApp();
  const messages = useMessages();
  const me = useMe();
  const claim = useMutation({
    ...authMutations.claimSuperuser(api),
    // The link works once. This page explains it instead of the 404 page.
    meta: { explains: [404] },
  });

  return (
    <AppPage width="narrow">
      <PageHeader title={messages['superuser.title']()} />
      <Stage
        me={me}
        claimed={claim.data}
        isInvalid={claim.isError && isNotFound(claim.error)}
        isPending={claim.isPending}
        onClaim={() => claim.mutate(token)}
      />
    </AppPage>
  );
}

interface StageProps {
  me: Me | null | undefined;
  /** The account after it became superuser on this page. */
  claimed: Me | undefined;
  isInvalid: boolean;
  isPending: boolean;
  onClaim: () => void;
}

/** Shows the state of the link: unused, used, or invalid. Superusers do not need it. */
function Stage({ me, claimed, isInvalid, isPending, onClaim }: StageProps) {
  const messages = useMessages();
  if (claimed) {
    return (
      <EmptyState
        title={messages['superuser.done']({ name: claimed.name })}
        icon={<ShieldCheck size={24} aria-hidden />}
      >
        {messages['superuser.done.message']()}
      </EmptyState>
    );
  }
  if (me?.is_superuser) {
    return (
      <EmptyState
        title={messages['superuser.already']({ name: me.name })}
        icon={<ShieldCheck size={24} aria-hidden />}
      >
        {messages['superuser.already.message']()}
      </EmptyState>
    );
  }
  if (isInvalid) {
    return (
      <EmptyState title={messages['superuser.invalid']()} icon={<KeyRound size={24} aria-hidden />}>
        {messages['superuser.invalid.message']()}
      </EmptyState>
    );
  }
  if (me === null) return <Invitation />;
  if (!me) return null;
  return (
    <Stack>
      <p>{messages['superuser.confirm']({ name: me.name })}</p>
      <Inline>
        <Button tone="primary" isPending={isPending} onPress={onClaim}>
          {messages['superuser.claim']()}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Explains the link to visitors, with links to sign in or sign up, which return here. */
function Invitation() {
  const messages = useMessages();
  const redirect = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Stack>
      <p>{messages['superuser.explain']()}</p>
      <Inline>
        <ButtonLink tone="primary" href={pathWith('/auth/sign-up', { redirect })}>
          {messages['nav.signUp']()}
        </ButtonLink>
        <ButtonLink href={pathWith('/auth/log-in', { redirect })}>
          {messages['nav.logIn']()}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
