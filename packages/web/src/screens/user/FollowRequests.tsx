import { listFollowRequests } from '@cloudstreet/sdk/operations';
import { followMutations, operationPages } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { useFocusNextItem } from '@cloudstreet/ui/layout/focus-next-item';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { RelatedUserRow } from '../../app/follows/RelatedUserRow.js';
import { useOncePerId } from '../../app/follows/use-once-per-id.js';
import { PagedRows } from '../../app/lists/PagedRows.js';
import { useMessages } from '../../app/messages.js';

const ANSWERS = ['accept', 'remove'] as const;

/** Users who ask to follow the reader; nothing without any. */
export function FollowRequests() {
  const { api } = useApp();
  const messages = useMessages();
  const list = useInfiniteQuery(operationPages(api, listFollowRequests));
  const calls = {
    accept: useMutation(followMutations.accept(api)),
    remove: useMutation(followMutations.remove(api)),
  };
  const once = useOncePerId();
  const rows = list.data?.pages.flat() ?? [];
  const { host, keepFocus } = useFocusNextItem(rows, { item: 'li', target: 'button' });
  if (rows.length === 0) return null;
  return (
    <Section title={messages['friends.requests']()}>
      <div ref={host}>
        <PagedRows list={list}>
          {(user) => (
            <RelatedUserRow
              key={user.id}
              user={user}
              actions={ANSWERS.map((answer) => {
                const shown = answer === 'remove' ? 'decline' : answer;
                return (
                  <Button
                    key={answer}
                    size="small"
                    aria-label={messages['friends.answer.label']({
                      answer: shown,
                      name: user.name,
                    })}
                    onPress={() =>
                      once(user.id, () => {
                        keepFocus();
                        return calls[answer].mutateAsync(user.id);
                      })
                    }
                  >
                    {messages['friends.answer']({ answer: shown })}
                  </Button>
                );
              })}
            />
          )}
        </PagedRows>
      </div>
    </Section>
  );
}
