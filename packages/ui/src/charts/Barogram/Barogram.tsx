import { useId, useMemo } from 'react';
import { markedTurnpoints, type ScoredGeometry } from '../../map/scored-geometry.js';
import { turnpointName, turnpointSign } from '../../map/turnpoint-names.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import type { FlightColumns } from '../flight-columns.js';
import type { FlightPictures } from '../flight-pictures.js';
import type { FlightSpan, NamedSpan } from '../flight-span.js';
import type { TimeHandle } from '../time-handle.js';
import * as styles from './Barogram.css.js';
import { BarogramReadout } from './BarogramReadout.js';
import { BarogramTable } from './BarogramTable.js';
import { PictureLane } from './PictureLane.js';
import { SpanLegend } from './SpanLegend.js';
import { TimeHandles } from './TimeHandles.js';
import { TimeSlider } from './TimeSlider.js';
import { useBarogramPlot } from './use-barogram-plot.js';
import { ZoomTools } from './ZoomTools.js';

export interface BarogramProps {
  /** Keep the object the same between renders: a new one is drawn anew. */
  track: FlightColumns;
  /** Score of the contest to mark. */
  score?: ScoredGeometry | undefined;
  /** Parts to shade. Keep the list the same between renders. */
  spans?: readonly FlightSpan[] | undefined;
  /** Moments that the reader may move. */
  handles?: readonly TimeHandle[] | undefined;
  /** Marked at their time. */
  pictures?: FlightPictures | undefined;
  /** Moment shared with the map, in unix seconds; `null` for none. */
  cursorTimeS: number | null;
  /** Told when the pointer or a key moves the cursor, at most once per frame. */
  onCursorChange: (timeS: number | null) => void;
}

const NO_SPANS: readonly FlightSpan[] = [];

/** Altitude over time, above the ground, with the turnpoints of a score. */
export function Barogram(props: BarogramProps) {
  const { track, score, spans = NO_SPANS, handles, pictures, cursorTimeS, onCursorChange } = props;
  const messages = useMessages();
  const title = useId();
  const marks = useMarks(score);
  const named = useNamed(spans);
  const list = pictures?.list;
  const namedTimes = useMemo(() => [...marks, ...(list ?? [])], [marks, list]);
  const { hostRef, plotRef, isZoomed, view } = useBarogramPlot({
    track,
    marks,
    spans: named,
    cursorTimeS,
    onCursorChange,
  });
  const isEmpty = track.timeS.length === 0;

  return (
    <figure className={styles.figure} aria-labelledby={title}>
      <figcaption className={styles.head}>
        <span id={title} className={styles.title}>
          {messages['barogram.title']()}
        </span>
        <BarogramReadout track={track} cursorTimeS={cursorTimeS} />
        {!isEmpty && <ZoomTools plotRef={plotRef} isZoomed={isZoomed} />}
      </figcaption>
      {isEmpty ? (
        <p className={styles.empty}>{messages['barogram.empty']()}</p>
      ) : (
        <>
          <TimeSlider
            track={track}
            spans={named}
            cursorTimeS={cursorTimeS}
            onCursorChange={onCursorChange}
            hostRef={hostRef}
            plotRef={plotRef}
          >
            {handles && (
              <TimeHandles
                track={track}
                handles={handles}
                view={view}
                plotRef={plotRef}
                onCursorChange={onCursorChange}
              />
            )}
            {pictures && <PictureLane pictures={pictures} view={view} />}
          </TimeSlider>
          <div className={styles.foot}>
            <BarogramTable track={track} namedTimes={namedTimes} spans={named} />
            <SpanLegend spans={named} />
          </div>
        </>
      )}
    </figure>
  );
}

function useNamed(spans: readonly FlightSpan[]): NamedSpan[] {
  const messages = useMessages();
  return useMemo(
    () => spans.map((span) => ({ ...span, name: messages[`barogram.${span.kind}`]() })),
    [spans, messages],
  );
}

/** The turnpoints with their name for the table and their sign for the badge. */
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
