import type { CompetitionDetail, TaskPointRules, TaskScore } from '@cloudstreet/sdk';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import {
  Distance,
  Duration,
  LocalDate,
  LocalTime,
  Minutes,
  Points,
  Speed,
} from '@cloudstreet/ui/values';
import { pointDigits } from '../../app/competitions/score-points.js';
import { TwoLines } from '../../app/lists/TwoLines.js';
import { useMessages } from '../../app/messages.js';
import { flightPath } from '../../app/paths.js';
import { useMe } from '../../app/session.js';
import type { Messages } from '../../generated/messages/types.js';
import { PenaltyButton, PenaltyNote } from './Penalty.js';
import { isOpen, type ShownResult } from './shown-results.js';

export interface FinishedFlightsProps {
  competition: CompetitionDetail;
  results: readonly ShownResult[];
  /** Rules of the shown points; those of the competition by default. */
  rules: TaskPointRules | undefined;
  isHost: boolean;
}

/** Flights that completed the task. */
export function FinishedFlights({ competition, results, rules, isHost }: FinishedFlightsProps) {
  const messages = useMessages();
  const me = useMe();
  if (results.length === 0) {
    const isAwaited = isOpen(competition) && competition.task_score.length === 0;
    return <p>{messages[isAwaited ? 'competition.results.soon' : 'competition.results.none']()}</p>;
  }
  return (
    <Table
      caption={messages['central.results']()}
      columns={columnsOf(messages, { competition, rules, isHost })}
      rows={results}
      getKey={({ score }) => score.id}
      isCurrent={({ score }) => me !== undefined && score.user?.id === me?.id}
    />
  );
}

type ColumnOptions = Pick<FinishedFlightsProps, 'competition' | 'rules' | 'isHost'>;

function columnsOf(
  messages: Messages,
  { competition, rules = competition.point_rules, isHost }: ColumnOptions,
): TableColumn<ShownResult>[] {
  // Only there can a pilot fly the task on several days.
  const isOfAirport = competition.score_kind === 'airport';
  const digits = pointDigits(rules);
  const isOfficial = rules === competition.point_rules;
  return [
    { id: 'place', header: messages['central.place'](), align: 'end', cell: ({ rank }) => rank },
    {
      id: 'pilot',
      header: messages['compare.pilot'](),
      isRowHeader: true,
      cell: ({ score }) => (
        <>
          <Pilot score={score} />
          {isOfficial && <PenaltyNote score={score} />}
        </>
      ),
    },
    {
      id: 'points',
      header: messages['central.points'](),
      align: 'end',
      cell: ({ score, points }) => (
        <>
          <Points points={points} digits={digits} />
          {isOfficial && <PenaltyButton competition={competition} score={score} isHost={isHost} />}
        </>
      ),
    },
    {
      id: 'speed',
      header: (
        <TwoLines first={messages['central.speed']()} second={messages['central.distance']()} />
      ),
      align: 'end',
      cell: ({ score: { speed, distance } }) => (
        <TwoLines
          first={speed !== undefined && <Speed kmh={speed} />}
          second={<Distance km={distance} />}
        />
      ),
    },
    {
      id: 'duration',
      header: (
        <TwoLines
          first={messages['competition.duration']()}
          second={messages['competition.times']()}
        />
      ),
      align: 'end',
      cell: ({ score }) => (
        <TwoLines
          first={score.duration !== undefined && <Duration seconds={score.duration} />}
          second={<Times score={score} />}
        />
      ),
    },
    ...(isOfAirport ? ofAirport(messages) : []),
  ];
}

function ofAirport(messages: Messages): TableColumn<ShownResult>[] {
  return [
    {
      id: 'day',
      header: messages['competition.day'](),
      align: 'end',
      cell: ({ score: { scoring_date: date } }) => <LocalDate date={date} />,
    },
    {
      id: 'personal',
      header: messages['competition.personal'](),
      align: 'end',
      cell: ({ score: { personal_rank: rank } }) => rank,
    },
  ];
}

function Times({ score: { start_time: start, end_time: end } }: { score: TaskScore }) {
  if (start === undefined || end === undefined) return null;
  return (
    <>
      <LocalTime time={start} seconds /> – <LocalTime time={end} seconds />
    </>
  );
}

function Pilot({ score }: { score: TaskScore }) {
  const { user, co_user: coUser, flight_id: id, competition_id: sign, aircraft, club } = score;
  const names = [user?.name, coUser?.name].filter(Boolean).join(', ');
  return (
    <TwoLines
      first={<Link href={flightPath(id)}>{names === '' ? `#${id}` : names}</Link>}
      second={[sign, aircraft?.name, club?.name].filter(Boolean).join(' · ')}
    />
  );
}

/** Flights that began the task and did not complete it, with the reason. */
export function FailedFlights({ scores }: { scores: readonly TaskScore[] }) {
  const messages = useMessages();
  return (
    <Table
      caption={messages['competition.failed']()}
      columns={failedColumns(messages)}
      rows={scores}
      getKey={({ id }) => id}
    />
  );
}

function failedColumns(messages: Messages): TableColumn<TaskScore>[] {
  return [
    {
      id: 'pilot',
      header: messages['compare.pilot'](),
      isRowHeader: true,
      cell: (score) => <Pilot score={score} />,
    },
    {
      id: 'reason',
      header: messages['competition.reason'](),
      wraps: true,
      cell: (score) => <Missed score={score} />,
    },
    {
      id: 'distance',
      header: messages['central.distance'](),
      align: 'end',
      cell: ({ distance }) => <Distance km={distance} />,
    },
  ];
}

const METRES_PER_KM = 1000;

function Missed({ score: { missed } }: { score: TaskScore }) {
  const messages = useMessages();
  if (!missed) return null;
  const { reason, name, distance, by } = missed;
  return (
    <>
      {messages['competition.missed']({ reason, point: name })}
      {distance !== undefined && (
        <>
          {' · '}
          <Distance km={distance / METRES_PER_KM} />
        </>
      )}
      {by !== undefined && (
        <>
          {' · '}
          <Minutes seconds={by} />
        </>
      )}
    </>
  );
}
