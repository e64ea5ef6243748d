import { listFollowers } from '@cloudstreet/sdk/operations';
import { followMutations, operationPages } from '@cloudstreet/sdk/react';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { useFocusNextItem } from '@cloudstreet/ui/layout/focus-next-item';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { UserMinus } from 'lucide-react';
import { useApp } from '../../app/context.js';
import { FollowSwitch } from '../../app/follows/FollowSwitch.js';
import { RelatedUserRow } from '../../app/follows/RelatedUserRow.js';
import { useOncePerId } from '../../app/follows/use-once-per-id.js';
import { PagedRows } from '../../app/lists/PagedRows.js';
import { useMessages } from '../../app/messages.js';

/** The followers of a user, whom they can remove. */
export function Followers({ id, isOwn }: { id: number; isOwn: boolean }) {
  const { api } = useApp();
  const messages = useMessages();
  const list = useInfiniteQuery(operationPages(api, listFollowers, { id }));
  const remove = useMutation(followMutations.remove(api));
  const once = useOncePerId();
  const { host, keepFocus } = useFocusNextItem(list.data, { item: 'li', target: 'button' });
  return (
    <div ref={host}>
      <PagedRows
        list={list}
        empty={
          <EmptyState title={messages['friends.none']({ list: 'followers' })} drawing="windsock" />
        }
      >
        {(user) => (
          <RelatedUserRow
            key={user.id}
            user={user}
            {...(isOwn && {
              actions: (
                <>
                  <FollowSwitch
                    kind="user"
                    id={user.id}
                    name={user.name}
                    state={user.caller_follows}
                  />
                  <IconButton
                    label={messages['friends.answer.label']({ answer: 'remove', name: user.name })}
                    onPress={() =>
                      once(user.id, () => {
                        keepFocus();
                        return remove.mutateAsync(user.id);
                      })
                    }
                  >
                    <UserMinus size={16} aria-hidden />
                  </IconButton>
                </>
              ),
            })}
          />
        )}
      </PagedRows>
    </div>
  );
}
