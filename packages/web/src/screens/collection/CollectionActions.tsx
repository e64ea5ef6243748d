import type { FlightCollection } from '@cloudstreet/sdk';
import { collectionMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { Menu, MenuItem } from '@cloudstreet/ui/controls/Menu';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Copy, Download, Ellipsis, Link2Off, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { useReport } from '../../app/moderation/use-report.js';
import { saveFile } from '../../app/save-file.js';
import { useMe } from '../../app/session.js';

export interface CollectionActionsProps {
  collection: FlightCollection;
  link: string | undefined;
  isOwner: boolean;
}

/** Further actions: files, a new link, a copy, deletion. */
export function CollectionActions({ collection, link, isOwner }: CollectionActionsProps) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const me = useMe();
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  const { id, name, visibility, flight_count: count } = collection;
  const access = link === undefined ? {} : { link };
  const duplicate = useMutation(collectionMutations.duplicate(api, id, access));
  const download = useMutation(collectionMutations.download(api, id));
  const update = useMutation(collectionMutations.update(api, id));
  const remove = useMutation(collectionMutations.delete(api));
  const report = useReport({ kind: 'flight_collection', id, ownerId: collection.user.id });
  if (!me) return null;
  return (
    <>
      <Menu
        label={messages['collection.actions']()}
        trigger={
          <IconButton
            label={messages['collection.actions']()}
            isPending={duplicate.isPending || download.isPending || remove.isPending}
          >
            <Ellipsis size={20} aria-hidden />
          </IconButton>
        }
      >
        <MenuItem
          label={messages['collection.duplicate']()}
          icon={<Copy size={18} aria-hidden />}
          onAction={() =>
            duplicate.mutate(undefined, {
              onSuccess: (copy) => {
                toasts.push({ type: 'success', title: messages['collection.duplicated']() });
                void navigate({
                  to: '/collection/$collection',
                  params: { collection: copy.id },
                });
              },
            })
          }
        />
        {isOwner && count > 0 && (
          <MenuItem
            label={messages['collection.download']()}
            icon={<Download size={18} aria-hidden />}
            onAction={() =>
              download.mutate(undefined, {
                onSuccess: (file) => saveFile(file, `collection-${id}.zip`),
              })
            }
          />
        )}
        {isOwner && visibility === 'link' && (
          <MenuItem
            label={messages['visibility.replaceLink']()}
            icon={<Link2Off size={18} aria-hidden />}
            onAction={() =>
              update.mutate(
                { new_link: true },
                {
                  onSuccess: () =>
                    toasts.push({ type: 'success', title: messages['visibility.linkReplaced']() }),
                },
              )
            }
          />
        )}
        {visibility === 'public' && report?.item}
        {isOwner && (
          <MenuItem
            tone="danger"
            label={messages['collection.delete']()}
            icon={<Trash2 size={18} aria-hidden />}
            onAction={() => setIsDeleting(true)}
          />
        )}
      </Menu>
      {report?.dialog}
      {isDeleting && (
        <Dialog
          title={messages['collection.delete.title']({ name })}
          isOpen
          onOpenChange={setIsDeleting}
        >
          <p>{messages['collection.delete.message']()}</p>
          <DialogActions>
            <Button
              tone="danger"
              isPending={remove.isPending}
              onPress={() =>
                remove.mutate(id, {
                  onSuccess: () => {
                    const title = messages['collection.deleted']({ name });
                    toasts.push({ type: 'success', title });
                    void navigate({
                      to: '/user/$user/flight-collection',
                      params: { user: me.id },
                    });
                  },
                })
              }
            >
              {messages['collection.delete']()}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
