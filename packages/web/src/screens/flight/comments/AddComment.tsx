import type { NewComment } from '@cloudstreet/sdk';
import { commentMutations, type FlightAccess } from '@cloudstreet/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../../app/context.js';
import { useMessages } from '../../../app/messages.js';
import { CommentBox, type CommentBoxProps } from './CommentBox.js';

export interface AddCommentProps
  extends Pick<CommentBoxProps, 'label' | 'name' | 'initial' | 'takesFocus' | 'onClose'> {
  flightId: number;
  access: FlightAccess;
  /** Place of the new comment. */
  place?: Omit<NewComment, 'comment'>;
}

/** Box for a new comment, an answer or the description of a flight. */
export function AddComment({ flightId, access, place, ...box }: AddCommentProps) {
  const { api } = useApp();
  const messages = useMessages();
  const { mutateAsync, isPending, error } = useMutation({
    ...commentMutations.add(api, flightId, access),
    meta: { explains: 'all' },
  });
  return (
    <CommentBox
      {...box}
      sendLabel={messages['comments.send']()}
      isPending={isPending}
      error={error}
      onSend={(comment, key) => mutateAsync({ comment: { ...place, comment }, key })}
    />
  );
}
