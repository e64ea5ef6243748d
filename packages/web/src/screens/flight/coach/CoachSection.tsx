import type { Interval } from '@cloudstreet/scoring/parse';
import { unitOf } from '@cloudstreet/scoring/units';
import { ApiError, type Coach, type FlightDetail, type Score } from '@cloudstreet/sdk';
import { coachQueries } from '@cloudstreet/sdk/react';
import { Tabs } from '@cloudstreet/ui/controls/Tabs';
import { Select } from '@cloudstreet/ui/fields/Select';
import { ErrorState } from '@cloudstreet/ui/layout/ErrorState';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { useUnits } from '@cloudstreet/ui/values';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApp } from '../../../app/context.js';
import { LoadFailed } from '../../../app/errors/LoadFailed.js';
import { useFlightAccess } from '../../../app/flights/use-flight-access.js';
import { useFlightRights } from '../../../app/flights/use-flight-rights.js';
import { useMessages } from '../../../app/messages.js';
import { editFlightPath } from '../../../app/paths.js';
import { isoOf } from '../analysis/iso-of.js';
import { NeedsPremium } from '../NeedsPremium.js';
import { AssumedMass } from './AssumedMass.js';
import * as styles from './Coach.css.js';
import { GlideAdvice } from './GlideAdvice.js';
import { TakeoffMass, type TakeoffMassValue } from './MassLink.js';
import { SpeedAdvice } from './SpeedAdvice.js';
import { ThermalAdvice } from './ThermalAdvice.js';
import { TimeLost } from './TimeLost.js';
import { WeightAdvice } from './WeightAdvice.js';

export interface CoachSectionProps {
  flight: FlightDetail;
  /** Score of the selected contest. */
  score: Score | undefined;
  contest: FlightDetail['contest'][number]['name'] | undefined;
  /** Selection on the barogram. */
  selection: Interval | null;
}

/**
 * Part that the coach analyses: the whole flight, a contest, one of its legs or a selected
 * interval.
 */
type Scope = 'flight' | 'contest' | 'selection' | `leg${number}`;

/** Shows where time was lost and how to save it. */
export function CoachSection({ flight, score, contest, selection }: CoachSectionProps) {
  const { api } = useApp();
  const messages = useMessages();
  const { unitSystem } = useUnits();
  const takeoffMass = useTakeoffMass(flight);
  const [chosen, setChosen] = useState<Scope>(contest ? 'contest' : 'flight');
  const scopes: Scope[] = [
    'flight',
    ...(contest ? (['contest'] as const) : []),
    ...(contest && score ? score.leg.map(({ number }) => `leg${number}` as const) : []),
    ...(selection ? (['selection'] as const) : []),
  ];
  const scope = scopes.includes(chosen) ? chosen : (scopes[1] ?? 'flight');
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...coachQueries.flight(api, flight.id, {
      ...useFlightAccess(flight.id),
      ...intervalOf(scope, contest, selection),
      ...(unitOf('altitude', unitSystem).symbol === 'ft' && { altitude_unit: 'ft' }),
    }),
    placeholderData: keepPreviousData,
    throwOnError: false,
    meta: { explains: 'all' },
  });
  if (error instanceof ApiError && error.code === 'PLAN_REQUIRED') {
    return <NeedsPremium>{messages['coach.upgrade']()}</NeedsPremium>;
  }
  return (
    <Stack gap="x4">
      <Select
        label={messages['coach.scope']()}
        options={scopes.map((id) => ({
          id,
          label: messages['coach.scopes']({
            scope: id.startsWith('leg') ? 'leg' : id,
            leg: Number(id.slice(3)) || 0,
          }),
        }))}
        value={scope}
        onChange={setChosen}
      />
      {data && (
        // The previous result keeps its place, but is inert until the new one arrives.
        <div className={styles.coached} aria-busy={isPlaceholderData} inert={isPlaceholderData}>
          <Stack gap="x4">
            <TakeoffMass value={takeoffMass}>
              <AssumedMass coach={data} />
              <Coached coach={data} />
            </TakeoffMass>
          </Stack>
        </div>
      )}
      {!data && (error ? <Failed error={error} onRetry={refetch} /> : <Skeleton height="16rem" />)}
    </Stack>
  );
}

function useTakeoffMass(flight: FlightDetail): TakeoffMassValue {
  const { mayEdit } = useFlightRights(flight);
  const { id, mass: enteredKg } = flight;
  const place = mayEdit ? editFlightPath(id) : undefined;
  return useMemo(() => ({ enteredKg, place }), [enteredKg, place]);
}

interface FailedProps {
  error: Error;
  onRetry: () => Promise<unknown>;
}

/** A part without fixes never has a result, so it is not retried. */
function Failed({ error, onRetry }: FailedProps) {
  const messages = useMessages();
  if (!(error instanceof ApiError && error.status === 422)) {
    return <LoadFailed onRetry={() => void onRetry()} />;
  }
  return <ErrorState title={messages['error.load.title']()}>{error.message}</ErrorState>;
}

function Coached({ coach }: { coach: Coach }) {
  const messages = useMessages();
  const { thermals, glides, speed, weight, time_lost: timeLost } = coach;
  const isRefused = [thermals, glides, speed, weight].every(({ refusal }) => refusal !== undefined);
  return (
    <>
      <TimeLost {...timeLost} />
      <Tabs
        label={messages['coach.title']()}
        tabs={[
          {
            id: 'thermals',
            label: messages['coach.thermals'](),
            panel: <ThermalAdvice {...thermals} />,
          },
          { id: 'glides', label: messages['coach.glides'](), panel: <GlideAdvice {...glides} /> },
          { id: 'speed', label: messages['coach.speed'](), panel: <SpeedAdvice {...speed} /> },
          { id: 'weight', label: messages['coach.weight'](), panel: <WeightAdvice {...weight} /> },
        ]}
      />
      {!isRefused && (
        <p className={styles.note}>
          {messages['coach.estimated']({ wind: coach.wind_percentage })}
        </p>
      )}
    </>
  );
}

function intervalOf(
  scope: Scope,
  contest: CoachSectionProps['contest'],
  selection: Interval | null,
) {
  if (scope === 'selection' && selection) {
    return { from: isoOf(selection.startS), to: isoOf(selection.endS) };
  }
  if (scope === 'flight' || contest === undefined) return {};
  return { contest, ...(scope.startsWith('leg') && { leg: Number(scope.slice(3)) }) };
}
