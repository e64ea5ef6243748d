import type { Comment, FlightDetail } from '@cloudstreet/sdk';
import { commentMutations, type FlightAccess } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { Menu, MenuItem } from '@cloudstreet/ui/controls/Menu';
import { useMutation } from '@tanstack/react-query';
import { Ellipsis, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../../../app/context.js';
import { useFlightRights } from '../../../app/flights/use-flight-rights.js';
import { useMessages } from '../../../app/messages.js';
import { isModerator } from '../../../app/moderation/is-moderator.js';
import { useReport } from '../../../app/moderation/use-report.js';
import { useMe } from '../../../app/session.js';

export interface CommentMenuProps {
  flight: FlightDetail;
  comment: Comment;
  access: FlightAccess;
  onEdit: () => void;
  /** Called before the comment disappears. */
  onDelete: () => void;
}

/** Further actions on a comment. Nothing for users who have none. */
export function CommentMenu({ flight, comment, access, onEdit, onDelete }: CommentMenuProps) {
  const { api } = useApp();
  const messages = useMessages();
  const me = useMe();
  const { isOwn: isPilot } = useFlightRights(flight);
  const [isDeleting, setIsDeleting] = useState(false);
  const update = useMutation(commentMutations.update(api, access));
  const remove = useMutation(commentMutations.delete(api, access));
  const { id, user, pinned = false, hidden = false, hidden_by_moderator: isModerated } = comment;
  const isAuthor = me != null && me.id === user?.id;
  const mayEdit = isAuthor || (pinned && isPilot);
  const mayDelete = mayEdit || isModerator(me);
  const mayHide = ((isPilot && !isModerated) || isModerator(me)) && !isAuthor;
  const report = useReport({ kind: 'comment', id, ownerId: user?.id });
  if (!mayEdit && !mayDelete && !mayHide && !report) return null;
  return (
    <>
      <Menu
        label={messages['comments.actions']({ name: user?.name ?? '' })}
        trigger={
          <IconButton label={messages['comments.actions']({ name: user?.name ?? '' })}>
            <Ellipsis size={18} aria-hidden />
          </IconButton>
        }
      >
        {mayEdit && (
          <MenuItem
            label={messages['edit.open']()}
            icon={<Pencil size={18} aria-hidden />}
            onAction={onEdit}
          />
        )}
        {mayHide && (
          <MenuItem
            label={messages['comments.hide']({ is: hidden ? 'hidden' : 'shown' })}
            icon={hidden ? <Eye size={18} aria-hidden /> : <EyeOff size={18} aria-hidden />}
            onAction={() => update.mutate({ id, patch: { hidden: !hidden } })}
          />
        )}
        {report?.item}
        {mayDelete && (
          <MenuItem
            label={messages['story.delete']()}
            tone="danger"
            icon={<Trash2 size={18} aria-hidden />}
            onAction={() => setIsDeleting(true)}
          />
        )}
      </Menu>
      {report?.dialog}
      <Dialog
        title={messages['comments.delete.title']()}
        isOpen={isDeleting}
        onOpenChange={setIsDeleting}
      >
        <p>{messages['comments.delete.message']()}</p>
        <DialogActions>
          <Button onPress={() => setIsDeleting(false)}>{messages['edit.cancel']()}</Button>
          <Button
            tone="danger"
            onPress={() => {
              setIsDeleting(false);
              onDelete();
              remove.mutate(comment);
            }}
          >
            {messages['story.delete.confirm']()}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
