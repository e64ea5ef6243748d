import { takeoffMassLimits } from '@cloudstreet/scoring/flight';
import { seasonOf } from '@cloudstreet/scoring/season';
import {
  ApiError,
  awaitsScore,
  type FlightDetail,
  type Me,
  type SimpleAircraft,
  waitForScore,
} from '@cloudstreet/sdk';
import { aircraftQueries, flightMutations, flightQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { Form, FormActions } from '@cloudstreet/ui/fields/Form';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { LocalDate } from '@cloudstreet/ui/values';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useApp } from '../../../app/context.js';
import { useFlightRights } from '../../../app/flights/use-flight-rights.js';
import { useMessages } from '../../../app/messages.js';
import { AppPage } from '../../../app/page/AppPage.js';
import { LeaveWarning } from '../../../app/page/LeaveWarning.js';
import { flightPath } from '../../../app/paths.js';
import { type Entity, EntityComboBox } from '../../../app/search/EntityComboBox.js';
import { useEntity } from '../../../app/search/use-entity.js';
import { useTabGuard } from '../../../app/use-tab-guard.js';
import { DeleteFlight } from '../DeleteFlight.js';
import { FlightBarogram } from '../FlightBarogram.js';
import { FlightPane } from '../FlightPane.js';
import { CoPilotFields } from './CoPilotFields.js';
import { clampMass } from './clamp-mass.js';
import { Deadline } from './Deadline.js';
import { editOf, type FlightEdit, flightPatch, isRescored } from './flight-edit.js';
import { aircraftOf, coUserOf } from './flight-entities.js';
import { MassField } from './MassField.js';
import { isClubClassOpen, RankingChoices } from './RankingChoices.js';
import { ScoringWindows } from './ScoringWindows.js';
import { timesField } from './scoring-windows.js';
import { useWindowEditing } from './use-window-editing.js';

export interface EditFlightProps {
  flight: FlightDetail;
  /** Who edits. */
  me: Me;
}

/** Changes what the pilot may correct. Changes stay here until they are saved. */
export function EditFlight({ flight, me }: EditFlightProps) {
  const { api, queryClient, toasts } = useApp();
  const messages = useMessages();
  const navigate = useNavigate();
  const hasRoom = useMediaQuery(media.middle);
  const barogramRef = useRef<HTMLDivElement>(null);
  const { isLocked, mayDelete } = useFlightRights(flight);
  const [edit, setEdit] = useState(() => editOf(flight));
  const [cursorTimeS, setCursorTimeS] = useState<number | null>(null);
  const aircraft = useEntity(aircraftOf(flight));
  const coUser = useEntity(coUserOf(flight));
  const change = (changes: Partial<FlightEdit>) => setEdit((before) => ({ ...before, ...changes }));

  const aircraftId = (isLocked ? flight.aircraft?.id : aircraft.entity?.entityId) ?? 0;
  const season = seasonOf(flight.scoring_date);
  const typeQuery = aircraftQueries.simple(api, aircraftId, season);
  const { data: type } = useQuery({ ...typeQuery, enabled: aircraftId !== 0 });
  const kind = type?.kind ?? flight.aircraft?.kind ?? 'GL';
  const hasTwoSeats = type?.double_seater ?? false;
  const people = hasTwoSeats && edit.coPilot !== 'nobody' ? 2 : 1;
  const limits = takeoffMassLimits(type ?? {}, people);
  const mass = clampMass(edit.massKg, limits);

  const windows = useWindowEditing(flight, {
    kind,
    timesS: edit.timesS,
    onChange: (timesS) => change({ timesS }),
    isLocked,
  });
  const { mutateAsync, isPending, error } = useMutation({
    ...flightMutations.update(api),
    meta: { explains: [422] },
  });
  const reset = useMutation({
    mutationFn: () => findWindowsAnew(),
    // The change in it has said what went wrong.
    meta: { explains: 'all' },
    onError: () => void refetch(),
    onSuccess: () => {
      change({ timesS: null });
      toasts.push({ type: 'success', title: messages['edit.windows.reset.done']() });
    },
  });

  const patchWith = (flown: SimpleAircraft | undefined, coPilot: Entity | null) =>
    flightPatch(flight, {
      edit: { ...edit, massKg: mass.massKg },
      aircraft: flown,
      coUserId: coPilot?.entityId,
      hasTwoSeats: flown?.double_seater ?? false,
      isClubClassOpen: isClubClassOpen(flown),
      isLocked,
    });
  // Before the aircraft is known, nobody can have changed anything.
  const isLoading = aircraftId !== 0 && type === undefined;
  const isChanged = !isLoading && patchWith(type, coUser.entity) !== undefined;
  useTabGuard(() => isChanged);

  /** Settles when it is saved; what went wrong is in `error`. */
  async function save(): Promise<void> {
    const chosen = isLocked ? aircraftOf(flight) : await aircraft.settled();
    const coPilot = await coUser.settled();
    try {
      // Asked anew: the aircraft may have been chosen a moment ago.
      const flown = chosen
        ? await queryClient.ensureQueryData(aircraftQueries.simple(api, chosen.entityId, season))
        : undefined;
      const patch = patchWith(flown, coPilot);
      if (patch) {
        await mutateAsync({ id: flight.id, patch });
        const title = messages[isRescored(patch) ? 'edit.rescoring' : 'edit.saved']();
        toasts.push({ type: 'success', title });
      }
      await navigate({ href: flightPath(flight.id), ignoreBlocker: true });
    } catch (failure) {
      // The form or a toast shows it; locked meanwhile, the page says so as well.
      if (failure instanceof ApiError && failure.code === 'EDIT_LOCKED') await refetch();
    }
  }

  function refetch(): Promise<void> {
    return queryClient.invalidateQueries({
      queryKey: flightQueries.detail(api, flight.id).queryKey,
    });
  }

  /** The server finds the windows in the recording again; everything else stays as it is here. */
  async function findWindowsAnew(): Promise<void> {
    const patch = { [timesField(flight.aircraft?.kind ?? 'GL')]: [] };
    const { status } = await mutateAsync({ id: flight.id, patch });
    if (awaitsScore(status)) await waitForScore(api, flight.id);
    await refetch();
  }

  const fields = error instanceof ApiError ? error.fields : undefined;
  const shared = { flight, score: undefined, cursorTimeS, onCursorChange: setCursorTimeS };
  const barogram = { handles: windows.handles, spans: windows.spans };
  return (
    <AppPage
      secondary={<FlightPane {...shared} {...barogram} showsBarogram={hasRoom} />}
      companionRef={barogramRef}
    >
      <PageHeader
        title={messages['edit.title']()}
        note={
          <>
            {flight.user.name} · <LocalDate date={flight.scoring_date} dateStyle="full" />
          </>
        }
        actions={mayDelete && <DeleteFlight flight={flight} />}
      />
      <Deadline flight={flight} />
      <Form
        fieldErrors={fields}
        error={
          error instanceof ApiError && error.status === 422
            ? messages['error.form.message']()
            : undefined
        }
        onSubmit={save}
      >
        <EntityComboBox
          label={messages['edit.aircraft']()}
          placeholder={messages['edit.aircraft.placeholder']()}
          name="aircraft_id"
          kinds={['aircraft']}
          limit={10}
          unchosen="first"
          {...aircraft.field}
          // Locked meanwhile, it shows again what stays.
          key={isLocked ? 'locked' : 'open'}
          value={isLocked ? aircraftOf(flight) : aircraft.entity}
          isDisabled={isLocked}
          // Another may take its place; none may not.
          isRequired={flight.aircraft !== undefined}
          requiredMessage={messages['edit.aircraft.required']()}
        />
        <TextField
          label={messages['edit.registration']()}
          name="registration"
          value={edit.registration}
          onChange={(registration) => change({ registration })}
          pattern="[A-Z0-9\-]{4,7}"
          patternMessage={messages['edit.registration.error']()}
        />
        <TextField
          label={messages['edit.competitionId']()}
          name="competition_id"
          value={edit.competitionId}
          onChange={(competitionId) => change({ competitionId })}
          pattern="[A-Za-z0-9]{1,3}"
          patternMessage={messages['edit.competitionId.error']()}
        />
        {hasTwoSeats && (
          <CoPilotFields flight={flight} edit={edit} onChange={change} coUser={coUser.field} />
        )}
        <MassField
          mass={mass}
          onChange={(massKg) => change({ massKg })}
          limits={limits}
          people={people}
        />
        <RankingChoices
          flight={flight}
          me={me}
          type={type}
          edit={edit}
          onChange={change}
          isLocked={isLocked}
        />
        <ScoringWindows
          flight={flight}
          windows={windows}
          isLocked={isLocked}
          problem={windowProblem(fields)}
          cursorTimeS={cursorTimeS}
          isResetting={reset.isPending}
          onReset={() => reset.mutate()}
        >
          {!hasRoom && (
            <div ref={barogramRef}>
              <FlightBarogram {...shared} {...barogram} />
            </div>
          )}
        </ScoringWindows>
        <FormActions>
          <ButtonLink href={flightPath(flight.id)}>{messages['edit.cancel']()}</ButtonLink>
          <Button type="submit" tone="primary" isPending={isPending}>
            {messages['edit.save']()}
          </Button>
        </FormActions>
      </Form>
      <LeaveWarning
        isActive={isChanged && !isPending}
        title={messages['edit.leave.title']()}
        message={messages['edit.leave.message']()}
      />
    </AppPage>
  );
}

/** A server names the very time that it refuses, such as `scoring_times.1`. */
function windowProblem(fields: Readonly<Record<string, string>> = {}): string | undefined {
  return Object.entries(fields).find(([name]) => name.includes('scoring_times'))?.[1];
}
