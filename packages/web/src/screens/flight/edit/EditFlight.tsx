import type { FlightDetail } from '@cloudstreet/sdk';
import { createCursorStore } from '@cloudstreet/ui/flight';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { LocalDate } from '@cloudstreet/ui/values';
import { useRef, useState } from 'react';
import { useFlightRights } from '../../../app/flights/use-flight-rights.js';
import { useMessages } from '../../../app/messages.js';
import { AppPage } from '../../../app/page/AppPage.js';
import { LeaveWarning } from '../../../app/page/LeaveWarning.js';
import { useTabGuard } from '../../../app/use-tab-guard.js';
import { FlightBarogram } from '../FlightBarogram.js';
import { FlightPane } from '../FlightPane.js';
import { DeleteFlight } from '../overview/DeleteFlight.js';
import { Deadline } from './Deadline.js';
import { EditForm } from './EditForm.js';
import { useFlightDraft } from './use-flight-draft.js';
import { useFlightSaving } from './use-flight-saving.js';
import { useWindowEditing } from './use-window-editing.js';

export interface EditFlightProps {
  flight: FlightDetail;
}

/** Form with the fields that the pilot can correct. Changes stay here until they are saved. */
export function EditFlight({ flight }: EditFlightProps) {
  const messages = useMessages();
  const hasRoom = useMediaQuery(media.middle);
  const barogramRef = useRef<HTMLDivElement>(null);
  const { isLocked, mayDelete, editToken } = useFlightRights(flight);
  const [cursor] = useState(createCursorStore);
  const draft = useFlightDraft(flight, isLocked);
  const windows = useWindowEditing(flight, {
    kind: draft.kind,
    timesS: draft.edit.timesS,
    onChange: (timesS) => draft.change({ timesS }),
    isLocked,
  });
  const saving = useFlightSaving(flight, draft, { isLocked, editToken });
  useTabGuard(() => draft.isChanged);

  const shared = { flight, score: undefined, cursor };
  const barogram = { handles: windows.handles, shades: windows.shades };
  return (
    <AppPage
      secondary={<FlightPane {...shared} {...barogram} showsBarogram={hasRoom} />}
      companionRef={barogramRef}
    >
      <PageHeader
        title={messages['edit.title']()}
        note={
          <>
            {flight.user?.name ?? messages['flight.formerPilot']()} ·{' '}
            <LocalDate date={flight.scoring_date} dateStyle="full" />
          </>
        }
        actions={mayDelete && <DeleteFlight flight={flight} />}
      />
      <Deadline flight={flight} />
      <EditForm {...{ flight, draft, saving, windows, isLocked, cursor }}>
        {!hasRoom && (
          <div ref={barogramRef}>
            <FlightBarogram {...shared} {...barogram} />
          </div>
        )}
      </EditForm>
      <LeaveWarning
        isActive={draft.isChanged && !saving.isPending}
        title={messages['edit.leave.title']()}
        message={messages['edit.leave.message']()}
      />
    </AppPage>
  );
}
