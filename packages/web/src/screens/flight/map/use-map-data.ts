import { localWinds } from '@cloudstreet/scoring/analyse';
import type { Interval } from '@cloudstreet/scoring/parse';
import { zoneOutlines } from '@cloudstreet/scoring/task';
import type { FlightDetail, Score } from '@cloudstreet/sdk';
import { listAirspaces, listFlightMeetings } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import type { CursorStore } from '@cloudstreet/ui/flight';
import type {
  MapAirspace,
  MapInterval,
  MapLayers,
  MapTaskPoint,
} from '@cloudstreet/ui/map/FlightMap';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/context.js';
import { mapAirspaces } from '../../../app/map/map-airspaces.js';
import { TRIED_ID } from '../../../workers/tried-id.js';
import { useAnalysis } from '../analysis/use-analysis.js';
import type { ComparedFlights } from '../compare/use-compared.js';
import { useOtherTracks } from '../compare/use-other-tracks.js';
import { taskPositions } from '../score/task-positions.js';
import { ARRIVAL_RESERVE_M } from './arrivals-at.js';
import { mapGlides } from './map-glides.js';
import { type Coloring, coloringOf, knownColorings } from './track-coloring.js';
import { useArrivals } from './use-arrivals.js';
import { useWaypointLayers } from './use-waypoint-layers.js';

/** For optional data: without them the map shows less, and the page has no error. */
const OPTIONAL = { throwOnError: false, meta: { explains: 'all' } } as const;

export interface SurroundingsInput {
  flight: FlightDetail;
  score: Score | undefined;
  compared: ComparedFlights;
  selection: Interval | null;
  coloring: Coloring;
  layers: MapLayers;
  cursor: CursorStore;
  /** Whether a replay runs. */
  isPlaying: boolean;
}

/** Returns the layers of an analysed flight's map in addition to its track. */
export function useMapData(input: SurroundingsInput) {
  const { flight, score, compared, selection, coloring, layers, cursor, isPlaying } = input;
  const { data: analysed } = useAnalysis(flight);
  const otherTracks = useOtherTracks(flight, compared, score);
  const airspaces = useAirspaces(flight);
  const meetings = useMeetings(flight);
  const collections = useWaypointLayers(layers);
  const arrivals = useArrivals({
    flight,
    analysed,
    cursor,
    isShown: (collections.chosen !== undefined || layers['arrivals']) ?? false,
    waypoints: collections.chosen,
    isPlaying,
  });
  return {
    coloring: analysed && coloringOf(coloring, analysed),
    colorings: knownColorings(analysed),
    thermals: analysed?.thermals,
    winds: analysed && localWinds(analysed.analysis),
    glides: analysed && mapGlides(analysed.analysis),
    task: taskPointsOf(flight),
    waypointLayers: collections.layers,
    waypoints: collections.places,
    ...arrivals,
    arrivalReserveM: ARRIVAL_RESERVE_M,
    ...airspaces,
    meetings,
    otherTracks,
    intervals: selection ? [selection] : undefined,
  };
}

interface Airspaces {
  airspaces?: MapAirspace[];
  airspaceTotal?: number;
}

function useAirspaces(flight: FlightDetail): Airspaces {
  const { bbox, scoring_date: date } = flight;
  const { api } = useApp();
  const { data } = useQuery({
    ...operationQuery(api, listAirspaces, { bbox: bbox ?? [0, 0, 0, 0], date }),
    enabled: bbox !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    ...OPTIONAL,
  });
  if (!data) return {};
  const airspaces = mapAirspaces(data.airspace, flight);
  // The total includes airspaces that the server left out, some of which may not be restricting.
  const unrestricted = data.airspace.length - airspaces.length;
  return { airspaces, airspaceTotal: data.total - unrestricted };
}

function taskPointsOf({
  task,
  task_shortfall: shortfall,
}: FlightDetail): MapTaskPoint[] | undefined {
  if (!task) return undefined;
  const points = taskPositions(task);
  const missed = shortfall?.point;
  if (missed === undefined) return points;
  const { time } = shortfall ?? {};
  const zone = zoneOutlines({ points, ruleSet: task.ruleset }).filter(
    ({ point }) => point === missed,
  );
  const miss = { zone, ...(time !== undefined && { timeS: Date.parse(time) / 1000 }) };
  return points.with(missed, Object.assign({}, points[missed], { missed: miss }));
}

function useMeetings({ id }: FlightDetail): MapInterval[] | undefined {
  const { api } = useApp();
  const { data } = useQuery({
    ...operationQuery(api, listFlightMeetings, { id }),
    enabled: id !== TRIED_ID,
    ...OPTIONAL,
  });
  return data?.flatMap(({ intervals, user }) => {
    const timesS = intervals.map((time) => Date.parse(time) / 1000);
    const starts = timesS.filter((_, index) => index % 2 === 0);
    return starts.map((startS, index) => ({
      startS,
      endS: timesS[index * 2 + 1] ?? startS,
      name: user?.name,
    }));
  });
}
