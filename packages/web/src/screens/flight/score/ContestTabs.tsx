import type { ContestEntry, FlightDetail } from '@cloudstreet/sdk';
import { Tabs } from '@cloudstreet/ui/controls/Tabs';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { Points } from '@cloudstreet/ui/values';
import { Hourglass } from 'lucide-react';
import { useContestTitle } from '../../../app/contest-title.js';
import { useMessages } from '../../../app/messages.js';
import { ContestFigures } from './ContestFigures.js';
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
        label: (
          <span className={styles.tab}>
            {contestTitle(contest.name)}
            <span className={styles.points}>
              <Points points={contest.points} />
            </span>
          </span>
        ),
        panel: <ContestPanel contest={contest} />,
      }))}
    />
  );
}

function ContestPanel({ contest }: PointsCalculationProps) {
  return (
    <Stack gap="x4">
      {/* Those of the free distance are at the head of the page. */}
      {contest.name !== 'free' && <ContestFigures contest={contest} />}
      <ContestDetails contest={contest} />
    </Stack>
  );
}

function ContestDetails({ contest }: PointsCalculationProps) {
  const messages = useMessages();
  const { bonus_points: bonus = 0, bonus_score_name: bonusName = '' } = contest;
  return (
    <>
      {bonus > 0 && (
        <dl className={styles.bonus}>
          <dt>{messages['contest.bonus']({ name: bonusName })}</dt>
          <dd className={styles.bonusPoints}>
            <Points points={bonus} />
          </dd>
        </dl>
      )}
      {!contest.valid && (
        <p className={styles.note}>
          {contest.receipt.inputs.index === undefined
            ? messages['flight.noIndex']()
            : messages['flight.noEnergy']()}
        </p>
      )}
      <PointsCalculation contest={contest} />
      <LegsTable score={contest.score} />
    </>
  );
}

function Waiting() {
  const messages = useMessages();
  return (
    <div aria-busy="true">
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
