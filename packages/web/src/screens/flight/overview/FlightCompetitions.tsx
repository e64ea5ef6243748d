import type { CompetitionRef, FlightDetail } from '@cloudstreet/sdk';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Points, Speed } from '@cloudstreet/ui/values';
import { CompetitionPlace } from '../../../app/competitions/CompetitionPlace.js';
import { useCompetitionTitle } from '../../../app/competitions/competition-title.js';
import { POINTS_OF, pointDigits } from '../../../app/competitions/score-points.js';
import { useMessages } from '../../../app/messages.js';
import { competitionPath } from '../../../app/paths.js';
import * as styles from './FlightTravels.css.js';

type FlightScore = NonNullable<FlightDetail['task_score']>[number];

/** Only in a competition of an airfield, a pilot can have several flights. */
function ownRank({ score_kind: kind }: CompetitionRef, rank: number | undefined): string {
  return kind === 'airport' && rank !== undefined ? String(rank) : 'none';
}

/** Results of a flight in local competitions. Renders nothing if there are none. */
export function FlightCompetitions({ flight: { task_score: scores } }: { flight: FlightDetail }) {
  const messages = useMessages();
  const titleOf = useCompetitionTitle();
  if (!scores) return null;
  return (
    <Section title={messages['competition.title']()}>
      <ul className={styles.list}>
        {scores.map((score) => (
          <li key={score.id} className={styles.row}>
            <Link href={competitionPath(score.competition.id)}>{titleOf(score.competition)}</Link>
            <span>
              <CompetitionPlace competition={score.competition} />
            </span>
            {score.task_achieved ? (
              <Result score={score} />
            ) : (
              <span>{messages['competition.failed']()}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A flight in a neutralised competition has neither a rank nor points. */
function Result({ score }: { score: FlightScore }) {
  const messages = useMessages();
  const { competition, rank, personal_rank: personal, speed } = score;
  const { point_rules: rules } = competition;
  return (
    <>
      {rank !== undefined && (
        <span>
          {messages['competition.rank']({ rank, personal: ownRank(competition, personal) })}
        </span>
      )}
      <Speed kmh={speed} />
      {rank !== undefined && (
        <Points points={POINTS_OF[rules](score)} digits={pointDigits(rules)} />
      )}
    </>
  );
}
