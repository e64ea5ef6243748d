import type { FlightDetail } from '@cloudstreet/sdk';
import { moderationMutations, starMutations } from '@cloudstreet/sdk/react';
import { ConfirmDialog } from '@cloudstreet/ui/controls/Dialog';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { Menu, MenuItem } from '@cloudstreet/ui/controls/Menu';
import { useMutation } from '@tanstack/react-query';
import { Ellipsis, Eye, EyeOff, Flag, Library, Pin, PinOff, RefreshCw, Trash2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useApp } from '../../../app/context.js';
import { useFlightRights } from '../../../app/flights/use-flight-rights.js';
import { lazyWithRetry } from '../../../app/lazy-with-retry.js';
import { useMessages } from '../../../app/messages.js';
import { isModerator } from '../../../app/moderation/is-moderator.js';
import { useMe } from '../../../app/session.js';
import { useDeleteFlight } from './DeleteFlight.js';

const CollectDialog = lazyWithRetry(
  async () => (await import('../../../app/collections/CollectDialog.js')).CollectDialog,
);
const ReportDialog = lazyWithRetry(
  async () => (await import('../../../app/moderation/ReportDialog.js')).ReportDialog,
);
const HideDialog = lazyWithRetry(
  async () => (await import('../../../app/moderation/HideDialog.js')).HideDialog,
);

type OpenDialog = 'collect' | 'report' | 'hide' | 'delete';

/** Rare actions on a flight behind one button. Nothing for visitors. */
export function FlightMenu({ flight }: { flight: FlightDetail }) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const me = useMe();
  const { mayDelete } = useFlightRights(flight);
  const { remove, isPending: isDeleting } = useDeleteFlight(flight.id);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const restore = useMutation(moderationMutations.restoreFlight(api));
  const pin = useMutation(starMutations.pin(api, flight.id));
  const rescore = useMutation(moderationMutations.rescoreFlight(api));
  if (!me) return null;
  const { id, user, co_user: coUser } = flight;
  const mayReport = me.id !== (user ?? coUser)?.id;
  const { pinned: isPinned = false } = flight;
  const isHidden = flight.hidden !== undefined;
  const tell = (title: string) => toasts.push({ type: 'success', title });
  const close = () => setDialog(null);
  const label = messages['collection.actions']();
  const dialogs: Record<OpenDialog, ReactNode> = {
    collect: <CollectDialog flightId={id} onClose={close} />,
    report: <ReportDialog kind="flight" id={id} onClose={close} />,
    hide: <HideDialog id={id} onClose={close} />,
    delete: (
      <ConfirmDialog
        isOpen
        onOpenChange={close}
        title={messages['delete.title']()}
        confirmLabel={messages['delete.confirm']()}
        onConfirm={() => void remove()}
      >
        {messages['delete.message']()}
      </ConfirmDialog>
    ),
  };
  return (
    <>
      <Menu
        label={label}
        trigger={
          <IconButton
            label={label}
            isPending={[pin, restore, rescore].some((each) => each.isPending) || isDeleting}
          >
            <Ellipsis size={20} aria-hidden />
          </IconButton>
        }
      >
        <MenuItem
          label={messages['collection.add']()}
          icon={<Library size={18} aria-hidden />}
          onAction={() => setDialog('collect')}
        />
        {mayReport && (
          <MenuItem
            label={messages['report.open']()}
            icon={<Flag size={18} aria-hidden />}
            onAction={() => setDialog('report')}
          />
        )}
        {isModerator(me) && flight.rank && (
          <MenuItem
            label={messages['stars.pin']({ is: isPinned ? 'pinned' : 'free' })}
            icon={isPinned ? <PinOff size={18} aria-hidden /> : <Pin size={18} aria-hidden />}
            onAction={() => pin.mutate(!isPinned)}
          />
        )}
        {isModerator(me) && (
          <MenuItem
            label={messages[isHidden ? 'moderation.restore' : 'moderation.hide']()}
            icon={isHidden ? <Eye size={18} aria-hidden /> : <EyeOff size={18} aria-hidden />}
            onAction={() => {
              if (!isHidden) return setDialog('hide');
              restore.mutate(id, { onSuccess: () => tell(messages['moderation.restored']()) });
            }}
          />
        )}
        {isModerator(me) && (
          <MenuItem
            label={messages['moderation.rescore']()}
            icon={<RefreshCw size={18} aria-hidden />}
            onAction={() =>
              rescore.mutate(id, { onSuccess: () => tell(messages['moderation.rescored']()) })
            }
          />
        )}
        {mayDelete && (
          <MenuItem
            tone="danger"
            label={messages['delete.open']()}
            icon={<Trash2 size={18} aria-hidden />}
            onAction={() => setDialog('delete')}
          />
        )}
      </Menu>
      {dialog && <Suspense>{dialogs[dialog]}</Suspense>}
    </>
  );
}
