import {
  type AnalysedFlight,
  computeStatistics,
  describePhases,
  intervalFigures,
} from '@cloudstreet/scoring/analyse';
import { fixesBetween, type Interval, unpoweredInterval } from '@cloudstreet/scoring/parse';
import type { FlightDetail } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Tabs } from '@cloudstreet/ui/controls/Tabs';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { ErrorState } from '@cloudstreet/ui/layout/ErrorState';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { Inline, Stack } from '@cloudstreet/ui/layout/Stack';
import { Distance, LocalTime, Minutes, Speed } from '@cloudstreet/ui/values';
import { useCallback, useMemo } from 'react';
import { useMessages } from '../../../app/messages.js';
import { flightUnpoweredTimes } from '../track/shaded-intervals.js';
import * as styles from './Analysis.css.js';
import { ClimbHistogram } from './ClimbHistogram.js';
import { IntervalStatistics } from './IntervalStatistics.js';
import { isoOf } from './iso-of.js';
import { PhaseList } from './PhaseList.js';
import { useAnalysis } from './use-analysis.js';
import { WindTable } from './WindTable.js';

export interface AnalysisSectionProps {
  flight: FlightDetail;
  /** Interval selected on the barogram or in the list of phases. */
  selection: Interval | null;
  onSelectionChange: (selection: Interval | null) => void;
}

/** Analysis of a flight: its phases, climbs and wind, and the statistics of any interval. */
export function AnalysisSection(props: AnalysisSectionProps) {
  const messages = useMessages();
  const { data, isError, refetch } = useAnalysis(props.flight);
  if (isError) {
    return <ErrorState title={messages['analysis.failed']()} onRetry={() => void refetch()} />;
  }
  return data ? <Analysed {...props} analysed={data} /> : <Skeleton height="20rem" />;
}

interface AnalysedProps extends AnalysisSectionProps {
  analysed: AnalysedFlight;
}

function Analysed({ flight, analysed, selection, onSelectionChange }: AnalysedProps) {
  const messages = useMessages();
  const { analysis } = analysed;
  const unpowered = useMemo(
    () => unpoweredInterval(analysis.track, flightUnpoweredTimes(flight)),
    [flight, analysis],
  );
  const phases = useMemo(() => {
    const fixes = fixesBetween(analysis.track, unpowered.startS, unpowered.endS);
    return fixes ? describePhases(analysis, fixes) : [];
  }, [analysis, unpowered]);
  const timeAt = useCallback(
    (fix: number) => analysis.track.dayStartS + analysis.track.timeS[fix]!,
    [analysis],
  );
  const tooSparse = !analysis.canDetectCircling && (
    <EmptyState title={messages['phases.sparse.title']()}>
      {messages['phases.sparse.message']()}
    </EmptyState>
  );
  return (
    <Tabs
      label={messages['analysis.tabs']()}
      tabs={[
        {
          id: 'phases',
          label: messages['analysis.phases'](),
          panel: tooSparse || <PhaseList {...{ phases, timeAt, selection, onSelectionChange }} />,
        },
        {
          id: 'climbs',
          label: messages['analysis.climbs'](),
          panel: tooSparse || <ClimbHistogram phases={phases} />,
        },
        {
          id: 'wind',
          label: messages['analysis.wind'](),
          panel: tooSparse || <WindTable winds={analysis.winds} />,
        },
        {
          id: 'interval',
          label: messages['analysis.statistics'](),
          panel: (
            <IntervalPanel
              analysed={analysed}
              interval={selection ?? unpowered}
              onClear={selection ? () => onSelectionChange(null) : undefined}
            />
          ),
        },
      ]}
    />
  );
}

interface IntervalPanelProps {
  analysed: AnalysedFlight;
  interval: Interval;
  /** Returns to the whole flight. Absent if it is shown. */
  onClear: (() => void) | undefined;
}

/**
 * Statistics of any interval. Its distance is the sum of the straight lengths of its parts without
 * tow and engine.
 */
function IntervalPanel({ analysed: { analysis }, interval, onClear }: IntervalPanelProps) {
  const messages = useMessages();
  const { startS, endS } = interval;
  const known = useMemo(() => {
    const fixes = fixesBetween(analysis.track, startS, endS);
    if (!fixes) return undefined;
    const statistics = computeStatistics(analysis, fixes);
    return intervalFigures(statistics, statistics.distance);
  }, [analysis, startS, endS]);
  return (
    <Stack gap="x4">
      <Inline spread>
        <span>
          {messages[onClear ? 'interval.chosen' : 'interval.whole']()}{' '}
          <LocalTime time={isoOf(startS)} seconds /> – <LocalTime time={isoOf(endS)} seconds />
        </span>
        {onClear && (
          <Button size="small" onPress={onClear}>
            {messages['interval.clear']()}
          </Button>
        )}
      </Inline>
      {!onClear && <p className={styles.note}>{messages['interval.hint']()}</p>}
      {known ? (
        <>
          <DescriptionList>
            <Description term={messages['flight.duration']()}>
              <Minutes seconds={known.statistics.duration} />
            </Description>
            {known.straightKm !== undefined && (
              <>
                <Description term={messages['flight.distance']()}>
                  <Distance km={known.straightKm} />
                </Description>
                <Description term={messages['flight.speed']()}>
                  <Speed kmh={known.statistics.speed} />
                </Description>
              </>
            )}
          </DescriptionList>
          <IntervalStatistics statistics={known.statistics} />
        </>
      ) : (
        <EmptyState title={messages['interval.empty']()} />
      )}
    </Stack>
  );
}
