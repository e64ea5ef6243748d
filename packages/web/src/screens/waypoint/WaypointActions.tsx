import type { WaypointCollection } from '@cloudstreet/sdk';
import { waypointMutations } from '@cloudstreet/sdk/react';
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

const FORMATS = ['cup', 'gpx', 'geojson'] as const;
const FORMAT_NAMES = { cup: 'CUP', gpx: 'GPX', geojson: 'GeoJSON' };

export interface WaypointActionsProps {
  collection: WaypointCollection;
  link: string | undefined;
  isOwner: boolean;
}

/** Further actions: files, a copy, a new link, deletion. */
export function WaypointActions({ collection, link, isOwner }: WaypointActionsProps) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const me = useMe();
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  const { id, name, visibility, waypoint_count: count } = collection;
  const access = link === undefined ? {} : { link };
  const duplicate = useMutation(waypointMutations.duplicate(api, id, access));
  const download = useMutation(waypointMutations.download(api, id, access));
  const update = useMutation(waypointMutations.update(api, id));
  const report = useReport({ kind: 'waypoint_collection', id, ownerId: collection.user?.id });
  if (!me && count === 0) return null;
  return (
    <>
      <Menu
        label={messages['collection.actions']()}
        trigger={
          <IconButton
            label={messages['collection.actions']()}
            isPending={duplicate.isPending || download.isPending}
          >
            <Ellipsis size={20} aria-hidden />
          </IconButton>
        }
      >
        {count > 0 &&
          FORMATS.map((format) => (
            <MenuItem
              key={format}
              label={messages['waypoint.download']({ format: FORMAT_NAMES[format] })}
              icon={<Download size={18} aria-hidden />}
              onAction={() =>
                download.mutate(format, {
                  onSuccess: (file) => saveFile(file, `${fileName(name)}.${format}`),
                })
              }
            />
          ))}
        {me && (
          <MenuItem
            label={messages['collection.duplicate']()}
            icon={<Copy size={18} aria-hidden />}
            onAction={() =>
              duplicate.mutate(undefined, {
                onSuccess: (copy) => {
                  toasts.push({ type: 'success', title: messages['collection.duplicated']() });
                  void navigate({ to: '/waypoint/$collection', params: { collection: copy.id } });
                },
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
        {visibility === 'public' && collection.user && report?.item}
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
      {me && isDeleting && (
        <DeleteDialog collection={collection} userId={me.id} onOpenChange={setIsDeleting} />
      )}
    </>
  );
}

interface DeleteDialogProps {
  collection: WaypointCollection;
  userId: number;
  onOpenChange: (isOpen: boolean) => void;
}

function DeleteDialog({ collection: { id, name }, userId, onOpenChange }: DeleteDialogProps) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const navigate = useNavigate();
  const remove = useMutation(waypointMutations.delete(api));
  return (
    <Dialog
      title={messages['collection.delete.title']({ name })}
      isOpen
      onOpenChange={onOpenChange}
    >
      <p>{messages['waypoint.delete.message']()}</p>
      <DialogActions>
        <Button
          tone="danger"
          isPending={remove.isPending}
          onPress={() =>
            remove.mutate(id, {
              onSuccess: () => {
                const title = messages['collection.deleted']({ name });
                toasts.push({ type: 'success', title });
                void navigate({ to: '/user/$user/waypoint-collection', params: { user: userId } });
              },
            })
          }
        >
          {messages['collection.delete']()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Returns a name without characters that files cannot have. */
function fileName(name: string): string {
  return name.replaceAll(/[\\/:*?"<>|]+/g, '-');
}
