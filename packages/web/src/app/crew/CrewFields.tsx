import type { FlightDetail, Seat } from '@cloudstreet/sdk';
import { userQueries } from '@cloudstreet/sdk/react';
import { SegmentedControl } from '@cloudstreet/ui/controls/SegmentedControl';
import { DateField } from '@cloudstreet/ui/fields/DateField';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../context.js';
import { useMessages } from '../messages.js';
import { type Entity, EntityComboBox } from '../search/EntityComboBox.js';
import type { EntityField } from '../search/use-entity.js';
import { useMe } from '../session.js';
import * as styles from './CrewFields.css.js';
import { type CoPilotKind, type CrewEdit, secondUserOf } from './crew-edit.js';
import { userEntity } from './user-entity.js';

export interface CrewFieldsProps {
  flight: FlightDetail;
  edit: CrewEdit;
  onChange: (changes: Partial<CrewEdit>) => void;
  coUser: EntityField;
  /** Whether the seat can no longer be changed. */
  isLocked: boolean;
}

/** Seat of the user, and the second person on board: none, a registered pilot, or a name. */
export function CrewFields({ flight, edit, onChange, coUser, isLocked }: CrewFieldsProps) {
  const messages = useMessages();
  const seat = isLocked ? (flight.seat ?? 'pilot') : edit.seat;
  const label = messages[seat === 'pilot' ? 'edit.coPilot' : 'edit.seat.pilot']();
  const latest = useLatestCoPilots(flight.user?.id);
  // A user who was asked or has confirmed is known already.
  const isKnown = coUser.value !== null && coUser.value.entityId === secondUserOf(flight)?.id;
  return (
    <>
      {!isLocked && (
        <fieldset className={styles.fieldset}>
          <legend className={styles.legend}>{messages['edit.seat']()}</legend>
          <SegmentedControl<Seat>
            label={messages['edit.seat']()}
            selected={seat}
            onChange={(chosen) => onChange({ seat: chosen })}
            segments={[
              { id: 'pilot', label: messages['edit.seat.pilot']() },
              { id: 'co_pilot', label: messages['edit.coPilot']() },
            ]}
          />
        </fieldset>
      )}
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>{label}</legend>
        <SegmentedControl<CoPilotKind>
          label={label}
          selected={edit.coPilot}
          onChange={(coPilot) => onChange({ coPilot })}
          segments={[
            { id: 'none', label: messages['edit.coPilot.none']() },
            { id: 'user', label: messages['edit.coPilot.user']() },
            { id: 'name', label: messages['edit.coPilot.name']() },
          ]}
        />
        {edit.coPilot === 'name' && (
          <TextField
            label={messages['edit.coUserName']()}
            name="co_user_name"
            maxLength={100}
            isRequired
            requiredMessage={messages['edit.coUserName.required']()}
            value={edit.coUserName}
            onChange={(coUserName) => onChange({ coUserName })}
          />
        )}
        {edit.coPilot === 'user' && (
          <>
            <EntityComboBox
              label={messages['edit.coUser']()}
              placeholder={messages['edit.coUser.placeholder']()}
              name="co_user_id"
              kinds={['user']}
              limit={10}
              unchosen="first"
              latest={latest}
              isRequired
              requiredMessage={messages['edit.coUser.required']()}
              {...coUser}
            />
            {!isKnown && (
              <DateField
                label={messages['edit.coUserDateOfBirth']()}
                hint={messages['edit.coUserDateOfBirth.hint']()}
                name="co_user_date_of_birth"
                isRequired
                requiredMessage={messages['edit.coUserDateOfBirth.required']()}
                value={edit.coUserDateOfBirth}
                onChange={(coUserDateOfBirth) => onChange({ coUserDateOfBirth })}
              />
            )}
          </>
        )}
      </fieldset>
    </>
  );
}

/** Returns the latest co-pilots of the signed-in user. */
function useLatestCoPilots(pilotId: number | undefined): readonly Entity[] | 'loading' | undefined {
  const { api } = useApp();
  const isSignedIn = Boolean(useMe());
  const { data, isLoading } = useQuery({
    ...userQueries.copilots(api, pilotId ?? 0),
    enabled: isSignedIn && pilotId !== undefined,
    // Without them users search by typing.
    meta: { explains: 'all' },
    throwOnError: false,
  });
  return isLoading ? 'loading' : data?.map(userEntity);
}
