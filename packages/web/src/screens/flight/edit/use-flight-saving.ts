import { ApiError, awaitsScore, type FlightDetail, waitForScore } from '@cloudstreet/sdk';
import { aircraftQueries, flightMutations, flightQueries } from '@cloudstreet/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../../app/context.js';
import type { FlightRights } from '../../../app/flights/use-flight-rights.js';
import { useMessages } from '../../../app/messages.js';
import { flightPath } from '../../../app/paths.js';
import { isRescored } from './flight-edit.js';
import { aircraftOf } from './flight-entities.js';
import { timesField } from './scoring-windows.js';
import type { FlightDraft } from './use-flight-draft.js';

export type FlightSaving = ReturnType<typeof useFlightSaving>;

/** Saves the draft, or detects the windows again, and reports the result. */
export function useFlightSaving(
  flight: FlightDetail,
  draft: FlightDraft,
  { isLocked, editToken }: Pick<FlightRights, 'isLocked' | 'editToken'>,
) {
  const { api, queryClient, toasts } = useApp();
  const messages = useMessages();
  const navigate = useNavigate();
  const { mutateAsync, isPending, error } = useMutation({
    ...flightMutations.update(api),
    meta: { explains: [422] },
  });
  /** Includes requests before the flight is saved. */
  const [failure, setFailure] = useState<Error | null>(null);
  const refetch = () =>
    queryClient.invalidateQueries({ queryKey: flightQueries.detail(api, flight.id).queryKey });

  /** Resolves when it is saved. Errors are in `error` or `failure`. */
  async function save(): Promise<void> {
    setFailure(null);
    const { aircraft, coUser, season, patchWith } = draft;
    const chosen = isLocked ? aircraftOf(flight) : await aircraft.settled();
    const coPilot = await coUser.settled();
    try {
      // Read again, because the aircraft may have just been selected.
      const flown = chosen
        ? await queryClient.ensureQueryData(aircraftQueries.simple(api, chosen.entityId, season))
        : undefined;
      const patch = patchWith(flown, coPilot);
      if (patch) {
        await mutateAsync({ id: flight.id, patch, editToken });
        const title = isRescored(patch)
          ? messages['edit.rescoring']({ count: 1 })
          : messages['edit.saved']();
        toasts.push({ type: 'success', title });
      }
      await navigate({ href: flightPath(flight.id), ignoreBlocker: true });
    } catch (problem) {
      // oxlint-disable-next-line no-console -- For support: the specification defines the words.
      console.error('Error patching flight', problem);
      // The form or a toast shows the error. The page also shows if it was locked in the meantime.
      if (!(problem instanceof ApiError)) return;
      setFailure(problem);
      if (problem.code === 'EDIT_LOCKED') await refetch();
    }
  }

  /** The server detects the windows again. Other fields keep their values. */
  const reset = useMutation({
    mutationFn: async () => {
      const patch = { [timesField(flight.aircraft?.kind ?? 'GL')]: [] };
      const { status } = await mutateAsync({ id: flight.id, patch, editToken });
      if (awaitsScore(status)) await waitForScore(api, flight.id);
      await refetch();
    },
    // The mutation in it has reported the error.
    meta: { explains: 'all' },
    onError: () => void refetch(),
    onSuccess: () => {
      // The answer was to a question about other times.
      draft.change({ timesS: null, confirmsTimes: false });
      toasts.push({ type: 'success', title: messages['edit.windows.reset.done']() });
    },
  });
  return {
    save,
    isPending,
    error: error instanceof ApiError ? error : undefined,
    failure: failure ?? reset.error,
    reset,
  };
}
