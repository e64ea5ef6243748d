import { Disclosure } from '@cloudstreet/ui/controls/Disclosure';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import type { CursorStore } from '@cloudstreet/ui/flight';
import { thermalsWorked, type WorkedThermal } from '@cloudstreet/ui/map/day-tracks';
import { ClimbRate, formatPosition } from '@cloudstreet/ui/values';
import { useState } from 'react';
import { useMessages } from '../../../app/messages.js';
import type { Messages } from '../../../generated/messages/types.js';
import type { DayOfFlights } from '../../../workers/read-day.js';
import * as styles from './DayReplay.css.js';
import { labelOf } from './names-of.js';
import { useMoment } from './use-moment.js';

export interface ThermalsWorkedProps {
  day: DayOfFlights;
  clock: CursorStore;
}

/** Thermals in use at the time of the replay, closed at first. */
export function ThermalsWorked(props: ThermalsWorkedProps) {
  const messages = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.thermals}>
      <Disclosure title={messages['day.thermals']()} onExpandedChange={setOpen}>
        {isOpen && <Thermals {...props} />}
      </Disclosure>
    </div>
  );
}

function Thermals({ day, clock }: ThermalsWorkedProps) {
  const messages = useMessages();
  const momentS = useMoment(day, clock);
  const thermals = thermalsWorked(day.tracks, momentS);
  if (thermals.length === 0) {
    return <p className={styles.state}>{messages['day.thermals.none']()}</p>;
  }
  return (
    <div className={styles.thermalRows}>
      <Table
        caption={messages['day.thermals']()}
        columns={columnsOf(day, messages)}
        rows={thermals}
        getKey={({ thermal }) => thermal}
      />
    </div>
  );
}

function columnsOf({ flights }: DayOfFlights, messages: Messages): TableColumn<WorkedThermal>[] {
  return [
    {
      id: 'climb',
      header: messages['day.figure']({ figure: 'climb' }),
      align: 'end',
      cell: ({ climbMps }) => <ClimbRate mps={climbMps} />,
    },
    { id: 'place', header: messages['day.thermals.place'](), cell: formatPosition },
    {
      id: 'glider',
      header: messages['day.thermals.glider'](),
      isRowHeader: true,
      cell: ({ glider }) => labelOf(flights[glider]!) || messages['day.unknownPilot'](),
    },
  ];
}
