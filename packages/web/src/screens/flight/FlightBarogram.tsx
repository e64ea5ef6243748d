import type { Interval } from '@cloudstreet/scoring/parse';
import type { FlightDetail, Score } from '@cloudstreet/sdk';
import type { CurveName, ShadedInterval, TimeHandle } from '@cloudstreet/ui/charts/Barogram';
import type { CursorStore, FlightPhotos } from '@cloudstreet/ui/flight';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { lazyWithRetry } from '../../app/lazy-with-retry.js';
import { airspacesOf } from './airspaces/flight-airspaces.js';
import { phasesOf } from './analysis/phases-of.js';
import { useAnalysis } from './analysis/use-analysis.js';
import { type ComparedFlights, NONE_COMPARED } from './compare/use-compared.js';
import { useOtherTracks } from './compare/use-other-tracks.js';
import { toColumns } from './track/flight-columns.js';
import { shadedIntervals } from './track/shaded-intervals.js';
import { useTrack } from './track/use-track.js';

/** Has the height of the barogram on a phone, so that scrolling to it works before it is loaded. */
const PLACEHOLDER = <Skeleton height="21.5rem" />;

async function loadBarogram() {
  return (await import('@cloudstreet/ui/charts/Barogram')).Barogram;
}

// Starts while the data are loading. A failed import is repeated when the barogram is shown.
loadBarogram().catch(() => undefined);

const Barogram = lazyWithRetry(loadBarogram, PLACEHOLDER);

/** Props shared by map and barogram. */
export interface FlightViewProps {
  flight: FlightDetail;
  /** Score of the selected contest. */
  score: Score | undefined;
  /** Time under the pointer. */
  cursor: CursorStore;
  photos?: FlightPhotos | undefined;
  /** Times that the user can move on the barogram. */
  handles?: readonly TimeHandle[] | undefined;
  /** Intervals to shade instead of those of the flight. */
  shades?: readonly ShadedInterval[] | undefined;
  /** Flights shown with it. */
  compared?: ComparedFlights | undefined;
  /** View of the analysis. Absent if the flight is not analysed. */
  view?: AnalysisView | undefined;
}

/** The user's choices for the analysis of a flight. */
export interface AnalysisView {
  selection: Interval | null;
  onSelectionChange: (selection: Interval | null) => void;
  curve: CurveName;
  onCurveChange: (curve: CurveName) => void;
}

/** The barogram of a flight, loaded when it appears. */
export function FlightBarogram(props: FlightViewProps) {
  const { flight, score, photos, cursor, handles, shades, view } = props;
  const { compared = NONE_COMPARED } = props;
  const { data } = useTrack(flight);
  const { data: analysed } = useAnalysis(flight, view !== undefined);
  const others = useOtherTracks(flight, compared, score);
  if (!data) return PLACEHOLDER;
  const track = toColumns(data);
  return (
    <Barogram
      track={track}
      score={score}
      shades={shades ?? shadedIntervals(flight)}
      airspaces={airspacesOf(flight, track)}
      handles={handles}
      photos={photos}
      curves={analysed?.curves}
      phases={analysed && phasesOf(flight, analysed.analysis)}
      others={others}
      {...view}
      cursor={cursor}
    />
  );
}
