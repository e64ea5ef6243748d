import type { FlightDetail, Story, StoryPatch } from '@cloudstreet/sdk';
import { storyMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ConfirmDialog, Dialog } from '@cloudstreet/ui/controls/Dialog';
import { FormActions } from '@cloudstreet/ui/fields/Form';
import { NumberField } from '@cloudstreet/ui/fields/NumberField';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../../../app/context.js';
import { AppForm } from '../../../app/forms/AppForm.js';
import { useMessages } from '../../../app/messages.js';

export interface StoryActionsProps {
  flight: FlightDetail;
  story: Story;
}

/** The actions of a pilot on a photo. */
export function StoryActions({ flight, story }: StoryActionsProps) {
  const { api } = useApp();
  const messages = useMessages();
  const [isEditing, setIsEditing] = useState(false);
  const { mutate, isPending } = useMutation(storyMutations.delete(api));
  return (
    <>
      <Button onPress={() => setIsEditing(true)}>
        <Pencil size={16} aria-hidden />
        {messages['story.edit']()}
      </Button>
      <ConfirmDialog
        trigger={
          <Button isPending={isPending}>
            <Trash2 size={16} aria-hidden />
            {messages['story.delete']()}
          </Button>
        }
        title={messages['story.delete.title']({ kind: story.kind })}
        confirmLabel={messages['story.delete.confirm']()}
        onConfirm={() => mutate(story)}
      >
        {messages['story.delete.message']()}
      </ConfirmDialog>
      {isEditing && <EditStory flight={flight} story={story} onClose={() => setIsEditing(false)} />}
    </>
  );
}

const MINUTE_MS = 60_000;

function EditStory({ flight, story, onClose }: StoryActionsProps & { onClose: () => void }) {
  const { api } = useApp();
  const messages = useMessages();
  const [caption, setCaption] = useState(story.comment ?? '');
  const takeoffMs = flight.takeoff_time === undefined ? undefined : Date.parse(flight.takeoff_time);
  const before = minutesOf(story, takeoffMs);
  const [minutes, setMinutes] = useState(before);
  const { mutateAsync, isPending, error } = useMutation(storyMutations.update(api));

  async function save(): Promise<void> {
    const comment = caption.trim() === '' ? null : caption;
    const patch: StoryPatch = { comment };
    // An unchanged time keeps its seconds.
    if (takeoffMs !== undefined && !Object.is(minutes, before)) {
      const isPlaced = !Number.isNaN(minutes);
      patch.start_time = isPlaced ? new Date(takeoffMs + minutes * MINUTE_MS).toISOString() : null;
    }
    try {
      await mutateAsync({ id: story.id, patch });
      onClose();
    } catch {
      // It is shown in the form, or by a toast.
    }
  }
  return (
    <Dialog
      title={messages['story.edit']()}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <AppForm failure={error} onSubmit={save}>
        <TextField
          label={messages['story.caption']()}
          hint={messages['story.caption.hint']()}
          name="comment"
          lines={3}
          maxLength={500}
          value={caption}
          onChange={setCaption}
        />
        {takeoffMs !== undefined && (
          <NumberField
            label={messages['story.minutes']()}
            hint={messages['story.minutes.hint']()}
            unit="min"
            minValue={0}
            maxValue={Math.ceil((flight.total_seconds ?? 0) / 60)}
            value={minutes}
            onChange={setMinutes}
          />
        )}
        <FormActions>
          <Button onPress={onClose}>{messages['edit.cancel']()}</Button>
          <Button type="submit" tone="primary" isPending={isPending}>
            {messages['edit.save']()}
          </Button>
        </FormActions>
      </AppForm>
    </Dialog>
  );
}

/** Whole minutes since the takeoff; `NaN` if the photo has no time. */
function minutesOf({ start_time: time }: Story, takeoffMs: number | undefined): number {
  if (time === undefined || takeoffMs === undefined) return Number.NaN;
  return Math.round((Date.parse(time) - takeoffMs) / MINUTE_MS);
}
