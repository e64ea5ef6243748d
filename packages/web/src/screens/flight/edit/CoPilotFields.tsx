import type { FlightDetail } from '@cloudstreet/sdk';
import { userQueries } from '@cloudstreet/sdk/react';
import { SegmentedControl } from '@cloudstreet/ui/controls/SegmentedControl';
import { DateField } from '@cloudstreet/ui/fields/DateField';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/context.js';
import { useMessages } from '../../../app/messages.js';
import { type Entity, EntityComboBox } from '../../../app/search/EntityComboBox.js';
import type { EntityField } from '../../../app/search/use-entity.js';
import { useMe } from '../../../app/session.js';
import * as styles from './EditFlight.css.js';
import type { CoPilotKind, FlightEdit } from './flight-edit.js';
import { userEntity } from './flight-entities.js';

export interface CoPilotFieldsProps {
  flight: FlightDetail;
  edit: FlightEdit;
  onChange: (changes: Partial<FlightEdit>) => void;
  coUser: EntityField;
}

/** Second person on board: none, a registered pilot, or a name. */
export function CoPilotFields({ flight, edit, onChange, coUser }: CoPilotFieldsProps) {
  const messages = useMessages();
  const label = messages['edit.coPilot']();
  const latest = useLatestCoPilots(flight.user?.id);
  // A confirmed co-pilot need not be confirmed again.
  const isKnown = coUser.value !== null && coUser.value.entityId === flight.co_user?.id;
  return (
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
  );
}

/** Returns the latest co-pilots of the signed-in user. */
function useLatestCoPilots(pilotId: number | undefined): readonly Entity[] | undefined {
  const { api } = useApp();
  const isSignedIn = Boolean(useMe());
  const { data } = useQuery({
    ...userQueries.copilots(api, pilotId ?? 0),
    enabled: isSignedIn && pilotId !== undefined,
    // Without them users search by typing.
    meta: { explains: 'all' },
    throwOnError: false,
  });
  return data?.map(userEntity);
}
