import type { FlightAlignment } from '@cloudstreet/scoring/analyse';
import type { FlightDetail } from '@cloudstreet/sdk';
import { SegmentedControl } from '@cloudstreet/ui/controls/SegmentedControl';
import { Table } from '@cloudstreet/ui/controls/Table';
import type { CursorStore } from '@cloudstreet/ui/flight';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { useUnits } from '@cloudstreet/ui/values';
import { useContestTitle } from '../../../app/contest-title.js';
import { lazyWithRetry } from '../../../app/lazy-with-retry.js';
import { useMessages } from '../../../app/messages.js';
import { toColumns } from '../track/flight-columns.js';
import { useTrack } from '../track/use-track.js';
import * as styles from './Compare.css.js';
import { ComparedFlightPicker } from './ComparedFlightPicker.js';
import { phoneColumns, wideColumns } from './compared-columns.js';
import { type ComparedFlights, useCompared } from './use-compared.js';

const LeadCurves = lazyWithRetry(async () => (await import('./LeadCurves.js')).LeadCurves);

export interface CompareSectionProps {
  flight: FlightDetail;
  /** Selected contest. Its values are shown, and flights are compared along its turnpoints. */
  contest: FlightDetail['contest'][number] | undefined;
  compared: ComparedFlights;
  onIdsChange: (ids: number[]) => void;
  onAlignmentChange: (alignment: FlightAlignment) => void;
  cursor: CursorStore;
}

/** Compares the flight with others of the day: their positions and leads. */
export function CompareSection(props: CompareSectionProps) {
  const { flight, contest, compared, onIdsChange, onAlignmentChange, cursor } = props;
  const { ids, alignment } = compared;
  const score = contest?.score;
  // A flight without a score has no contest to select.
  const contestName = contest?.name ?? 'free';
  const messages = useMessages();
  const contestTitle = useContestTitle();
  const units = useUnits();
  const isPhone = useMediaQuery(media.mobile);
  const others = useCompared(flight, compared, score);
  const { data: track } = useTrack(flight);
  const timeS = track && toColumns(track).unixS;
  return (
    <Stack gap="x3">
      {others.length > 0 && (
        <>
          <SegmentedControl
            label={messages['compare.alignment']()}
            segments={(['time', 'start'] as const).map((id) => ({
              id,
              label: messages['compare.aligned']({ by: id }),
            }))}
            selected={alignment}
            onChange={onAlignmentChange}
          />
          <Table
            caption={messages['compare.title']()}
            columns={(isPhone ? phoneColumns : wideColumns)({
              messages,
              units,
              alignment,
              contestName,
              timeS,
              cursor,
              onRemove: (id) => onIdsChange(ids.filter((one) => one !== id)),
            })}
            rows={others}
            getKey={({ id }) => id}
          />
          <p className={styles.note}>
            {score ? messages['compare.hint']() : messages['compare.noCourse']()}{' '}
            {messages['compare.figures']({
              contest: contestTitle(contestName),
            })}
          </p>
          {timeS && <LeadCurves timeS={timeS} others={others} cursor={cursor} />}
        </>
      )}
      <ComparedFlightPicker flight={flight} ids={ids} onChange={onIdsChange} />
    </Stack>
  );
}
