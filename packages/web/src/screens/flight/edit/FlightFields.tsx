import type { FlightDetail } from '@cloudstreet/sdk';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { CrewFields } from '../../../app/crew/CrewFields.js';
import { AircraftField } from '../../../app/flights/AircraftField.js';
import { useMessages } from '../../../app/messages.js';
import { aircraftOf } from './flight-entities.js';
import { MassField } from './MassField.js';
import type { FlightDraft } from './use-flight-draft.js';

export interface FlightFieldsProps {
  flight: FlightDetail;
  draft: FlightDraft;
  isLocked: boolean;
}

/** Aircraft, crew and mass. */
export function FlightFields({ flight, draft, isLocked }: FlightFieldsProps) {
  const messages = useMessages();
  const { edit, change, aircraft, coUser, hasTwoSeats, mass, limits, people } = draft;
  return (
    <>
      <AircraftField
        {...aircraft.field}
        // If locked in the meantime, it shows the stored value again.
        key={isLocked ? 'locked' : 'open'}
        value={isLocked ? aircraftOf(flight) : aircraft.entity}
        isDisabled={isLocked}
        // It can be replaced, but not removed.
        isRequired={flight.aircraft !== undefined}
      />
      <TextField
        label={messages['edit.registration']()}
        name="registration"
        value={edit.registration}
        onChange={(registration) => change({ registration })}
        pattern="[A-Z0-9\-]*"
        minLength={4}
        maxLength={7}
        patternMessage={messages['edit.registration.error']()}
      />
      <TextField
        label={messages['edit.competitionId']()}
        name="competition_id"
        value={edit.competitionId}
        onChange={(competitionId) => change({ competitionId })}
        pattern="[A-Za-z0-9]*"
        maxLength={3}
        patternMessage={messages['edit.competitionId.error']()}
      />
      {hasTwoSeats && (
        <CrewFields
          flight={flight}
          edit={edit}
          onChange={change}
          coUser={coUser.field}
          isLocked={isLocked}
        />
      )}
      <MassField
        mass={mass}
        onChange={(massKg) => change({ massKg })}
        limits={limits}
        people={people}
      />
    </>
  );
}
