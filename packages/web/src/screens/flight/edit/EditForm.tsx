import type { FlightDetail } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { FormActions } from '@cloudstreet/ui/fields/Form';
import type { CursorStore } from '@cloudstreet/ui/flight';
import type { ReactNode } from 'react';
import { VisibilityField } from '../../../app/flights/VisibilityField.js';
import { AppForm } from '../../../app/forms/AppForm.js';
import { useMessages } from '../../../app/messages.js';
import { flightPath } from '../../../app/paths.js';
import { FlightFields } from './FlightFields.js';
import { RankingChoices } from './RankingChoices.js';
import { ScoringWindows } from './ScoringWindows.js';
import type { FlightDraft } from './use-flight-draft.js';
import type { FlightSaving } from './use-flight-saving.js';
import type { WindowEditing } from './use-window-editing.js';

export interface EditFormProps {
  flight: FlightDetail;
  draft: FlightDraft;
  saving: FlightSaving;
  windows: WindowEditing;
  isLocked: boolean;
  cursor: CursorStore;
  /** Barogram, if there is no second pane for it. */
  children: ReactNode;
}

/** Fields that can be corrected, and buttons to save or discard the changes. */
export function EditForm(props: EditFormProps) {
  const { flight, draft, saving, windows, isLocked, cursor, children } = props;
  const messages = useMessages();
  const { error, reset } = saving;
  return (
    <AppForm
      failure={saving.failure}
      fieldErrors={error?.fields}
      error={error?.status === 422 ? messages['error.form.message']() : undefined}
      onSubmit={saving.save}
    >
      <FlightFields flight={flight} draft={draft} isLocked={isLocked} />
      <VisibilityField
        label={messages['visibility.label']()}
        value={draft.edit.visibility}
        onChange={(visibility) => draft.change({ visibility })}
      />
      <Checkbox
        name="comments_allowed"
        isSelected={draft.edit.allowsComments}
        onChange={(allowsComments) => draft.change({ allowsComments })}
      >
        {messages['comments.allowed']()}
      </Checkbox>
      <RankingChoices
        flight={flight}
        type={draft.type}
        edit={draft.edit}
        onChange={draft.change}
        isLocked={isLocked}
      />
      <ScoringWindows
        flight={flight}
        windows={windows}
        isLocked={isLocked}
        confirmation={{
          questions: draft.questions,
          isConfirmed: draft.edit.confirmsTimes,
          onChange: (confirmsTimes) => draft.change({ confirmsTimes }),
        }}
        problem={windowProblem(error?.fields)}
        cursor={cursor}
        isResetting={reset.isPending}
        onReset={() => reset.mutate()}
      >
        {children}
      </ScoringWindows>
      <FormActions>
        <ButtonLink href={flightPath(flight.id)}>{messages['edit.cancel']()}</ButtonLink>
        <Button type="submit" tone="primary" isPending={saving.isPending}>
          {messages['edit.save']()}
        </Button>
      </FormActions>
    </AppForm>
  );
}

/**
 * Returns the error of scoring windows. The server names the rejected time, such as
 * `scoring_times.1`.
 */
function windowProblem(fields: Readonly<Record<string, string>> = {}): string | undefined {
  return Object.entries(fields).find(([name]) => name.includes('scoring_times'))?.[1];
}
