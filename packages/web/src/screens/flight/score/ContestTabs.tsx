import type { ContestEntry, FlightDetail } from '@cloudstreet/sdk';
import { Tabs } from '@cloudstreet/ui/controls/Tabs';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { Distance, Points, Speed } from '@cloudstreet/ui/values';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useContestTitle } from '../../../app/contest-title.js';
import { FlownTime } from '../../../app/flights/FlownTime.js';
import { useMessages } from '../../../app/messages.js';
import * as styles from './ContestTabs.css.js';
import { LegsTable } from './LegsTable.js';
import { PointsCalculation, type PointsCalculationProps } from './PointsCalculation.js';

export interface ContestTabsProps {
  flight: FlightDetail;
  selected: ContestEntry['name'] | undefined;
  onSelect: (contest: ContestEntry['name']) => void;
  /** Whether the flight is not scored yet. */
  isWaiting: boolean;
}

/** Points of the flight, one tab per contest. */
export function ContestTabs({ flight, selected, onSelect, isWaiting }: ContestTabsProps) {
  const messages = useMessages();
  const contestTitle = useContestTitle();
  if (selected === undefined) return isWaiting ? <Waiting /> : <Unscored />;
  return (
    <Tabs
      label={messages['flight.contests']()}
      selected={selected}
      onChange={(id) => {
        const chosen = flight.contest.find(({ name }) => name === id);
        if (chosen) onSelect(chosen.name);
      }}
      tabs={flight.contest.map((contest) => ({
        id: contest.name,
        label: contestTitle(contest.name),
        panel: <ContestPanel contest={contest} />,
      }))}
    />
  );
}

function ContestPanel({ contest }: PointsCalculationProps) {
  const messages = useMessages();
  const { bonus_points: bonus = 0, bonus_score_name: bonusName = '' } = contest;
  return (
    <Stack gap="x4">
      <Figures>
        <Figure label={messages['flight.points']()} isMain>
          <Points points={contest.points} />
        </Figure>
        <Figure label={messages['flight.distance']()}>
          <Distance km={contest.distance} />
        </Figure>
        <Figure label={messages['flight.speed']()}>
          <Speed kmh={contest.speed} />
        </Figure>
        <Figure label={messages['flight.time']()}>
          <FlownTime seconds={contest.score.duration} />
        </Figure>
        {bonus > 0 && (
          <Figure label={messages['contest.bonus']({ name: bonusName })}>
            <Points points={bonus} />
          </Figure>
        )}
      </Figures>
      {!contest.valid && (
        <p className={styles.note}>
          {contest.receipt.inputs.index === undefined
            ? messages['flight.noIndex']()
            : messages['flight.noEnergy']()}
        </p>
      )}
      <PointsCalculation contest={contest} />
      <LegsTable score={contest.score} />
    </Stack>
  );
}

function Figures({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}

interface FigureProps {
  label: string;
  children: ReactNode;
  isMain?: boolean;
}

function Figure({ label, children, isMain = false }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={isMain ? styles.mainValue : styles.value}>{children}</dd>
    </div>
  );
}

/** Has the height of the values that replace it. */
function Waiting() {
  const messages = useMessages();
  return (
    <div aria-busy="true">
      <Figures>
        {(['points', 'distance', 'speed', 'time'] as const).map((name) => (
          <Figure key={name} label={messages[`flight.${name}`]()} isMain={name === 'points'}>
            <Skeleton width="5.5rem" />
          </Figure>
        ))}
      </Figures>
      <EmptyState
        title={messages['flight.scoring.title']()}
        icon={<Hourglass size={24} aria-hidden />}
      >
        {messages['flight.scoring.message']()}
      </EmptyState>
    </div>
  );
}

function Unscored() {
  const messages = useMessages();
  return (
    <EmptyState title={messages['flight.unscored.title']()}>
      {messages['flight.unscored.message']()}
    </EmptyState>
  );
}
