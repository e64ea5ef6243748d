import type { BarogramColumns } from '@cloudstreet/scoring/analyse';
import type { Interval } from '@cloudstreet/scoring/parse';
import { memo, useId, useMemo } from 'react';
import { at, type FlightColumns } from '../../flight/flight-columns.js';
import type { FlightPhotos } from '../../flight/flight-photos.js';
import type { OtherFlight } from '../../flight/other-flight.js';
import { markedTurnpoints, type ScoredGeometry } from '../../flight/scored-geometry.js';
import { turnpointName, turnpointSign } from '../../flight/turnpoint-names.js';
import {
  type CursorBinding,
  type CursorProps,
  useCursorStore,
} from '../../flight/use-cursor-store.js';
import { useStableProps } from '../../flight/use-stable-props.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { type CurveName, curvesOf } from '../barogram-curves.js';
import { ChartBoundary } from '../ChartBoundary.js';
import type { FlightAirspace, FlightPhase } from '../flight-phase.js';
import type { NamedInterval, ShadedInterval } from '../shaded-interval.js';
import type { TimeHandle } from '../time-handle.js';
import * as styles from './Barogram.css.js';
import { BarogramReadout } from './BarogramReadout.js';
import { BarogramTable } from './BarogramTable.js';
import { CurveSelect } from './CurveSelect.js';
import { PhotoLane } from './PhotoLane.js';
import type { PlotParts } from './plot-input.js';
import { SelectionTools } from './SelectionTools.js';
import { ShadeLegend } from './ShadeLegend.js';
import { TimeHandles } from './TimeHandles.js';
import { TimeSlider } from './TimeSlider.js';
import { useBarogramPlot } from './use-barogram-plot.js';
import { ZoomTools } from './ZoomTools.js';

interface DrawnBarogramProps {
  track: FlightColumns;
  /** Score of the contest to mark. */
  score?: ScoredGeometry | undefined;
  /** Parts to shade. */
  shades?: readonly ShadedInterval[] | undefined;
  /** Curves to choose from, with one value per fix. */
  curves?: BarogramColumns | undefined;
  /** Selected curve. If it has no values, only the altitude is drawn. */
  curve?: CurveName | undefined;
  /** Called with the selected curve. Without it, curves cannot be chosen. */
  onCurveChange?: ((curve: CurveName) => void) | undefined;
  /** Drawn as a band at the foot of the plot. */
  phases?: readonly FlightPhase[] | undefined;
  /** Drawn as boxes between their limits. */
  airspaces?: readonly FlightAirspace[] | undefined;
  /** Drawn as thin lines. */
  others?: readonly OtherFlight[] | undefined;
  /** Times that the user can move. */
  handles?: readonly TimeHandle[] | undefined;
  /** Photos, marked at their time. */
  photos?: FlightPhotos | undefined;
  /** Selected interval; `null` for none. */
  selection?: Interval | null | undefined;
  /** Called with the interval selected by dragging, keys or buttons. Without it, dragging zooms. */
  onSelectionChange?: ((selection: Interval | null) => void) | undefined;
}

export interface BarogramProps extends DrawnBarogramProps, CursorProps {}

const NO_SHADES: readonly ShadedInterval[] = [];
const NO_PHASES: readonly FlightPhase[] = [];
const NO_AIRSPACES: readonly FlightAirspace[] = [];
const NO_OTHERS: readonly OtherFlight[] = [];
const NO_HANDLES: readonly TimeHandle[] = [];

/**
 * Altitude over time above the ground, with the turnpoints of a score and one more curve. Moving
 * the cursor renders only the values at its time.
 */
export function Barogram({ cursor, cursorTimeS, onCursorChange, ...drawn }: BarogramProps) {
  const binding = useCursorStore({ cursor, cursorTimeS, onCursorChange });
  const stable = useStableProps(drawn);
  return (
    <ChartBoundary>
      <DrawnBarogram {...stable} {...binding} />
    </ChartBoundary>
  );
}

const DrawnBarogram = memo(function DrawnBarogram(props: DrawnBarogramProps & CursorBinding) {
  const { track, score, shades = NO_SHADES, photos, cursor, onCursorChange } = props;
  const { curves, onCurveChange, selection = null, onSelectionChange } = props;
  const messages = useMessages();
  const title = useId();
  const marks = useMarks(score);
  const parts = useParts({ ...props, shades });
  const list = photos?.list;
  const namedTimes = useMemo(() => [...marks, ...(list ?? [])], [marks, list]);
  const offered = useMemo(() => (curves ? curvesOf(curves) : []), [curves]);
  const curve = offered.find(({ name }) => name === props.curve && name !== 'msl');
  const { hostRef, plotRef, isZoomed, view } = useBarogramPlot({
    track,
    marks,
    parts,
    curve,
    cursor,
    onCursorChange,
    selection,
    onSelectionChange,
  });
  const handles = useHandles(props);
  const measured = useMemo(
    () => ({ ...track, varioMps: curves?.varioMps, speedKmh: curves?.speedKmh }),
    [track, curves],
  );
  const isEmpty = track.unixS.length === 0;

  return (
    <figure className={styles.figure} aria-labelledby={title}>
      <figcaption className={styles.head}>
        <span id={title} className={styles.title}>
          {messages['barogram.title']()}
        </span>
        {onCurveChange && offered.length > 0 && (
          <CurveSelect curves={offered} curve={curve?.name ?? 'msl'} onChange={onCurveChange} />
        )}
        <BarogramReadout track={measured} curve={curve} phases={parts.phases} cursor={cursor} />
        {!isEmpty && <ZoomTools plotRef={plotRef} isZoomed={isZoomed} />}
      </figcaption>
      {isEmpty ? (
        <p className={styles.empty}>{messages['barogram.empty']()}</p>
      ) : (
        <>
          <TimeSlider
            track={measured}
            curve={curve}
            parts={parts}
            cursor={cursor}
            onCursorChange={onCursorChange}
            selection={selection}
            onSelectionChange={onSelectionChange}
            hostRef={hostRef}
            plotRef={plotRef}
          >
            {handles.length > 0 && (
              <TimeHandles
                track={track}
                handles={handles}
                view={view}
                plotRef={plotRef}
                onCursorChange={onCursorChange}
              />
            )}
            {photos && <PhotoLane photos={photos} view={view} />}
          </TimeSlider>
          {onSelectionChange && (
            <SelectionTools
              track={track}
              plotRef={plotRef}
              cursor={cursor}
              selection={selection}
              onSelectionChange={onSelectionChange}
            />
          )}
          {curve && (
            <p className={styles.help}>{messages[`barogram.curve.${curve.name}.help`]()}</p>
          )}
          <div className={styles.foot}>
            <BarogramTable track={measured} curve={curve} namedTimes={namedTimes} parts={parts} />
            <ShadeLegend {...parts} />
          </div>
        </>
      )}
    </figure>
  );
});

/** Returns the parts drawn besides the curve, with shades named in the reader's language. */
function useParts(props: DrawnBarogramProps & { shades: readonly ShadedInterval[] }): PlotParts {
  const { shades, phases = NO_PHASES, airspaces = NO_AIRSPACES, others = NO_OTHERS } = props;
  const named = useNamed(shades);
  return useMemo(
    () => ({ shades: named, phases, airspaces, others }),
    [named, phases, airspaces, others],
  );
}

/** Times that can be moved, including those of the selection. */
function useHandles(props: DrawnBarogramProps): readonly TimeHandle[] {
  const { track, handles = NO_HANDLES, selection, onSelectionChange } = props;
  const messages = useMessages();
  return useMemo(() => {
    if (!selection || !onSelectionChange || track.unixS.length < 2) return handles;
    const { startS, endS } = selection;
    const start: TimeHandle = {
      id: 'selection-start',
      name: messages['barogram.select.start'](),
      timeS: startS,
      minS: at(track.unixS, 0),
      maxS: endS - 1,
      side: 'before',
      onMove: (timeS) => onSelectionChange({ startS: timeS, endS }),
    };
    const end: TimeHandle = {
      id: 'selection-end',
      name: messages['barogram.select.end'](),
      timeS: endS,
      minS: startS + 1,
      maxS: at(track.unixS, track.unixS.length - 1),
      side: 'after',
      onMove: (timeS) => onSelectionChange({ startS, endS: timeS }),
    };
    return [...handles, start, end];
  }, [track, handles, selection, onSelectionChange, messages]);
}

function useNamed(shades: readonly ShadedInterval[]): NamedInterval[] {
  const messages = useMessages();
  return useMemo(
    () => shades.map((shade) => ({ ...shade, name: messages[`barogram.${shade.kind}`]() })),
    [shades, messages],
  );
}

/** Turnpoints with their names for the table and their signs for the badges. */
function useMarks(score: ScoredGeometry | undefined) {
  const messages = useMessages();
  return useMemo(() => {
    // Only their times count here.
    const turnpoints = score ? markedTurnpoints(score, 0) : [];
    return turnpoints.map((turnpoint) => ({
      timeS: turnpoint.timeS,
      name: turnpointName(turnpoint, messages),
      label: turnpointSign(turnpoint, messages),
    }));
  }, [score, messages]);
}
