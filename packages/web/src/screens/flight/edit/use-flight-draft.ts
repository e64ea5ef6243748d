import { takeoffMassLimits } from '@cloudstreet/scoring/analyse';
import { seasonOf } from '@cloudstreet/scoring/season';
import type { FlightDetail, FlightPatch, SimpleAircraft } from '@cloudstreet/sdk';
import { aircraftQueries, userQueries } from '@cloudstreet/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApp } from '../../../app/context.js';
import { coUserOf } from '../../../app/crew/user-entity.js';
import type { Entity } from '../../../app/search/EntityComboBox.js';
import { useEntity } from '../../../app/search/use-entity.js';
import { useMe } from '../../../app/session.js';
import { clampMass } from './clamp-mass.js';
import { editOf, type FlightEdit, flightPatch, windowQuestions } from './flight-edit.js';
import { aircraftOf } from './flight-entities.js';
import { markingsOf, NO_MARKINGS, prefill } from './prefill.js';
import { isClubClassOpen } from './RankingChoices.js';

export type FlightDraft = ReturnType<typeof useFlightDraft>;

/** Returns a flight as it would be after saving, with the data of the selected aircraft. */
export function useFlightDraft(flight: FlightDetail, isLocked: boolean) {
  const { api } = useApp();
  const [edit, setEdit] = useState(() => editOf(flight));
  /** Includes changes since the last rendering. */
  const latest = useRef(edit);
  const aircraft = useEntity(aircraftOf(flight));
  const coUser = useEntity(coUserOf(flight));
  const filled = useRef(NO_MARKINGS);
  /** Aircraft for which the mass was entered. */
  const weighedFor = useRef<number>(undefined);
  const pilotId = flight.user?.id ?? 0;
  const isSignedIn = Boolean(useMe());
  const { data: flownBefore } = useQuery({
    ...userQueries.flownAircraft(api, pilotId),
    enabled: isSignedIn && pilotId !== 0,
    // Without it no field is filled in.
    meta: { explains: 'all' },
    throwOnError: false,
  });

  const aircraftId = (isLocked ? flight.aircraft?.id : aircraft.entity?.entityId) ?? 0;
  const season = seasonOf(flight.scoring_date);
  const typeQuery = aircraftQueries.simple(api, aircraftId, season);
  const { data: type } = useQuery({ ...typeQuery, enabled: aircraftId !== 0 });
  const hasTwoSeats = type?.double_seater ?? false;
  const people = peopleIn(edit, type);
  const limits = takeoffMassLimits(type ?? {}, people);
  const mass = clampMass(edit.massKg, limits);

  function change(next: (before: FlightEdit) => FlightEdit): void {
    latest.current = next(latest.current);
    setEdit(latest.current);
  }

  function chooseAircraft(next: Entity | null): void {
    aircraft.field.onChange(next);
    const before = filled.current;
    const markings = markingsOf(flownBefore?.find(({ id }) => id === next?.entityId));
    filled.current = markings;
    // The next aircraft has its own limits. The mass is the one that was shown last.
    const isWeighed = weighedFor.current === aircraftId;
    weighedFor.current = undefined;
    change((current) => {
      const { massKg } = isWeighed ? clampMass(current.massKg, limits) : current;
      return prefill({ ...current, massKg }, before, markings);
    });
  }

  /** Returns the changes to save, with the selected aircraft and co-pilot. */
  function patchOf(
    wanted: FlightEdit,
    flown: SimpleAircraft | undefined,
    coPilot: Entity | null,
  ): FlightPatch | undefined {
    const most = takeoffMassLimits(flown ?? {}, peopleIn(wanted, flown));
    const { massKg } = clampMass(wanted.massKg, most);
    return flightPatch(flight, {
      edit: { ...wanted, massKg },
      aircraft: flown,
      coUserId: coPilot?.entityId,
      hasTwoSeats: flown?.double_seater ?? false,
      isClubClassOpen: isClubClassOpen(flown),
      isLocked,
    });
  }
  // Nothing can have changed until the aircraft is known.
  const isLoading = aircraftId !== 0 && type === undefined;
  return {
    edit,
    change: (changes: Partial<FlightEdit>) => {
      if ('massKg' in changes) weighedFor.current = aircraftId;
      change((before) => ({ ...before, ...changes }));
    },
    aircraft: { ...aircraft, field: { ...aircraft.field, onChange: chooseAircraft } },
    coUser,
    season,
    type,
    kind: type?.kind ?? flight.aircraft?.kind ?? 'GL',
    hasTwoSeats,
    people,
    limits,
    mass,
    /** Texts of findings that ask about windows, unless they are changed or found again. */
    questions:
      edit.timesS === null && aircraftId === (flight.aircraft?.id ?? 0)
        ? windowQuestions(flight).map(({ msg }) => msg)
        : [],
    patchWith: (flown: SimpleAircraft | undefined, coPilot: Entity | null) =>
      patchOf(latest.current, flown, coPilot),
    isChanged: !isLoading && patchOf(edit, type, coUser.entity) !== undefined,
  };
}

function peopleIn({ coPilot }: FlightEdit, type: SimpleAircraft | undefined): 1 | 2 {
  return type?.double_seater && coPilot !== 'none' ? 2 : 1;
}
