import type { Flight, FlightDetail } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import { Disclosure } from '@cloudstreet/ui/controls/Disclosure';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { Distance } from '@cloudstreet/ui/values';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/context.js';
import { LoadFailed } from '../../../app/errors/LoadFailed.js';
import { useMessages } from '../../../app/messages.js';
import * as styles from './Compare.css.js';
import { MAX_COMPARED } from './compared-ids.js';

export interface ComparedFlightPickerProps {
  flight: FlightDetail;
  ids: readonly number[];
  onChange: (ids: number[]) => void;
}

/** Selects other flights of the same day, the best first. */
export function ComparedFlightPicker(props: ComparedFlightPickerProps) {
  const messages = useMessages();
  return (
    <Disclosure title={messages['compare.choose']()} defaultExpanded={props.ids.length === 0}>
      <Choices {...props} />
    </Disclosure>
  );
}

function Choices({ flight, ids, onChange }: ComparedFlightPickerProps) {
  const { api } = useApp();
  const messages = useMessages();
  const { scoring_date: date } = flight;
  const list = useInfiniteQuery({
    ...flightQueries.list(api, {
      scoring_date_start: date,
      scoring_date_end: date,
      order_by: '-points',
    }),
    meta: { explains: 'all' },
  });
  if (list.isError) return <LoadFailed onRetry={() => void list.refetch()} />;
  if (!list.data) return <Skeleton height="8rem" />;
  const others = list.data.pages.flat().filter(({ id }) => id !== flight.id);
  if (others.length === 0) return <p className={styles.note}>{messages['compare.alone']()}</p>;
  const isFull = ids.length >= MAX_COMPARED;
  return (
    <Stack gap="x3">
      <ul className={styles.choices} aria-label={messages['compare.choose']()}>
        {others.map((other) => {
          const isChosen = ids.includes(other.id);
          return (
            <li key={other.id}>
              <Checkbox
                isSelected={isChosen}
                isDisabled={isFull && !isChosen}
                onChange={(isIncluded) =>
                  onChange(isIncluded ? [...ids, other.id] : ids.filter((id) => id !== other.id))
                }
              >
                <Choice flight={other} />
              </Checkbox>
            </li>
          );
        })}
      </ul>
      {isFull && <p className={styles.note}>{messages['compare.full']({ most: MAX_COMPARED })}</p>}
      {list.hasNextPage && (
        <Button
          size="small"
          isPending={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
        >
          {messages['compare.more']()}
        </Button>
      )}
    </Stack>
  );
}

function Choice({ flight }: { flight: Flight }) {
  const messages = useMessages();
  const { user, aircraft, takeoff_airport: airport, contest } = flight;
  const facts = [aircraft?.name, airport?.name].filter((fact) => fact !== undefined);
  return (
    <>
      {user?.name ?? messages['flight.formerPilot']()}
      <span className={styles.note}>
        {facts.map((fact) => ` · ${fact}`)} · <Distance km={contest?.distance} />
      </span>
    </>
  );
}
