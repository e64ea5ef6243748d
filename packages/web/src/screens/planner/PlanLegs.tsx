import type { TaskLeg } from '@cloudstreet/scoring/task';
import type { SimpleAircraft } from '@cloudstreet/sdk';
import { getSimpleAircraft } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { SegmentedControl } from '@cloudstreet/ui/controls/SegmentedControl';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { NumberField } from '@cloudstreet/ui/fields/NumberField';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Angle, Distance, Duration } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { AircraftField } from '../../app/flights/AircraftField.js';
import { useMessages } from '../../app/messages.js';
import { useEntity } from '../../app/search/use-entity.js';
import type { Messages } from '../../generated/messages/types.js';
import * as styles from './Planner.css.js';
import { FIRST_PACE, type PaceValues, paceTimesS } from './pace.js';
import type { Plan } from './plan.js';
import type { PlanFacts } from './plan-facts.js';
import { QuantityField } from './QuantityField.js';

export interface PlanLegsProps {
  plan: Plan;
  facts: PlanFacts;
}

/** Legs with course, length and elapsed time for a pace. */
export function PlanLegs({ plan: { points }, facts: { legs } }: PlanLegsProps) {
  const { api } = useApp();
  const messages = useMessages();
  const [pace, setPace] = useState(FIRST_PACE);
  const { entity, field } = useEntity();
  const aircraftId = entity?.entityId;
  const { data: aircraft } = useQuery({
    ...operationQuery(api, getSimpleAircraft, { id: aircraftId ?? 0 }),
    enabled: aircraftId !== undefined,
  });
  const known = aircraftId === undefined ? undefined : aircraft;
  const times = paceTimesS(legs, pace, known);
  const isTimed = times.every((time) => time !== undefined);
  const rows = legs.map(({ distanceM, courseDeg }, index): LegRow => {
    const names = { from: points[index]?.name ?? '', to: points[index + 1]?.name ?? '' };
    const between = messages['legs.between'](names);
    return { distanceM, courseDeg, index, timeS: times[index], between };
  });
  const lengthM = legs.reduce((sum, leg) => sum + leg.distanceM, 0);
  const totalS = times.reduce<number>((sum, time) => sum + (time ?? 0), 0);
  return (
    <Section title={messages['legs.title']()}>
      <Table
        caption={messages['legs.title']()}
        rows={rows}
        getKey={({ index }) => index}
        columns={legColumns(messages)}
        totals={{
          leg: messages['legs.total'](),
          length: <Distance km={lengthM / 1000} />,
          time: <Duration seconds={isTimed ? totalS : undefined} />,
        }}
      />
      <PaceFields pace={pace} onChange={setPace} aircraftField={field} />
      {pace.kind === 'polar' && known && !hasPolar(known) && (
        <p className={styles.note}>{messages['plan.noPolar']()}</p>
      )}
      {pace.kind === 'polar' && known && hasPolar(known) && !isTimed && (
        <p className={styles.note}>{messages['plan.noProgress']()}</p>
      )}
    </Section>
  );
}

interface LegRow extends TaskLeg {
  index: number;
  timeS: number | undefined;
  /** Names of both ends. */
  between: string;
}

function legColumns(messages: Messages): TableColumn<LegRow>[] {
  return [
    {
      id: 'leg',
      header: messages['legs.number'](),
      isRowHeader: true,
      wraps: true,
      cell: ({ between }) => between,
    },
    {
      id: 'course',
      header: messages['plan.course'](),
      align: 'end',
      cell: ({ courseDeg }) => <Angle degrees={courseDeg} />,
    },
    {
      id: 'length',
      header: messages['airspace.distance'](),
      align: 'end',
      cell: ({ distanceM }) => <Distance km={distanceM / 1000} />,
    },
    {
      id: 'time',
      header: messages['plan.elapsed'](),
      align: 'end',
      cell: ({ timeS }) => <Duration seconds={timeS} />,
    },
  ];
}

function hasPolar({ encoded_coeffs: coefficients, reference_mass: mass }: SimpleAircraft): boolean {
  return coefficients !== undefined && mass !== undefined;
}

interface PaceFieldsProps {
  pace: PaceValues;
  onChange: (pace: PaceValues) => void;
  aircraftField: ReturnType<typeof useEntity>['field'];
}

const MAX_SPEED_KMH = 300;
const MAX_WIND_KMH = 150;
const MAX_CLIMB_MPS = 10;

function PaceFields({ pace, onChange, aircraftField }: PaceFieldsProps) {
  const messages = useMessages();
  return (
    <>
      <SegmentedControl<PaceValues['kind']>
        label={messages['plan.pace']()}
        segments={(['ground', 'polar'] as const).map((id) => ({
          id,
          label: messages['plan.pace.kind']({ kind: id }),
        }))}
        selected={pace.kind}
        onChange={(kind) => onChange({ ...pace, kind })}
      />
      {pace.kind === 'ground' ? (
        <QuantityField
          label={messages['plan.pace.kind']({ kind: 'ground' })}
          quantity="speed"
          value={pace.speedKmh}
          max={MAX_SPEED_KMH}
          step={5}
          onChange={(speedKmh) => onChange({ ...pace, speedKmh })}
        />
      ) : (
        <div className={styles.fields}>
          <AircraftField {...aircraftField} />
          <QuantityField
            label={messages['coach.macCready']()}
            quantity="climb"
            value={pace.macCreadyMps}
            max={MAX_CLIMB_MPS}
            step={0.5}
            onChange={(macCreadyMps) => onChange({ ...pace, macCreadyMps })}
          />
          <NumberField
            label={messages['plan.windFrom']()}
            unit="°"
            minValue={0}
            maxValue={360}
            step={10}
            value={pace.windFromDeg ?? Number.NaN}
            onChange={(value) =>
              onChange({ ...pace, windFromDeg: Number.isNaN(value) ? undefined : value })
            }
          />
          <QuantityField
            label={messages['plan.windSpeed']()}
            quantity="speed"
            value={pace.windKmh}
            max={MAX_WIND_KMH}
            step={5}
            onChange={(windKmh) => onChange({ ...pace, windKmh })}
          />
        </div>
      )}
    </>
  );
}
