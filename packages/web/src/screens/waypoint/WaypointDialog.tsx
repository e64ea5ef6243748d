import type { NewWaypoint, Waypoint } from '@cloudstreet/sdk';
import { waypointMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog } from '@cloudstreet/ui/controls/Dialog';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import type { Position } from './parse-position.js';
import { WaypointForm, type WaypointValues } from './WaypointForm.js';

/** The waypoint that is edited, or a new one, at a position of the map or without one. */
export type EditedWaypoint =
  | { readonly waypoint: Waypoint }
  | { readonly position: Position | undefined };

export interface WaypointDialogProps {
  collectionId: string;
  edited: EditedWaypoint;
  onClose: () => void;
  /** Called with the id of a waypoint that was added or changed. */
  onSaved: (id: number) => void;
}

/** Adds, changes or deletes a waypoint. */
export function WaypointDialog({ collectionId, edited, onClose, onSaved }: WaypointDialogProps) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const waypoint = 'waypoint' in edited ? edited.waypoint : undefined;
  // The form shows these errors.
  const meta = { explains: [422] };
  const add = useMutation({ ...waypointMutations.add(api, collectionId), meta });
  const change = useMutation({ ...waypointMutations.change(api, collectionId), meta });
  const remove = useMutation(waypointMutations.remove(api, collectionId));
  const isPending = add.isPending || change.isPending;

  async function save(values: WaypointValues): Promise<void> {
    // A double press saves once.
    if (isPending) return;
    const saved = await (waypoint
      ? change.mutateAsync({ id: waypoint.id, ...values })
      : add.mutateAsync(withoutEmpty(values))
    ).catch(() => {});
    if (!saved) return;
    toasts.push({ type: 'success', title: messages['waypoint.saved']({ name: saved.name }) });
    onSaved(saved.id);
  }

  return (
    <Dialog
      title={waypoint ? messages['waypoint.edit']() : messages['waypoint.add']()}
      isOpen
      onOpenChange={onClose}
      holdsInput
    >
      <WaypointForm
        waypoint={waypoint}
        position={'position' in edited ? edited.position : undefined}
        error={add.error ?? change.error}
        isPending={isPending}
        onSubmit={save}
        actions={
          waypoint && (
            <Button
              tone="danger"
              isPending={remove.isPending}
              onPress={() =>
                remove.mutate(waypoint.id, {
                  onSuccess: () => {
                    const title = messages['collection.deleted']({ name: waypoint.name });
                    toasts.push({ type: 'success', title });
                    onClose();
                  },
                })
              }
            >
              <Trash2 size={16} aria-hidden />
              {messages['waypoint.delete']()}
            </Button>
          )
        }
      />
    </Dialog>
  );
}

function withoutEmpty(values: WaypointValues): NewWaypoint {
  const { kind, elevation, code, frequency, description, ...required } = values;
  return {
    ...required,
    ...(kind !== null && { kind }),
    ...(elevation !== null && { elevation }),
    ...(code !== null && { code }),
    ...(frequency !== null && { frequency }),
    ...(description !== null && { description }),
  };
}
