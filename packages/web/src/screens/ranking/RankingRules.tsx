import { type ContestName, countingFlights, getContestRule } from '@cloudstreet/scoring/score';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog } from '@cloudstreet/ui/controls/Dialog';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { BookOpen } from 'lucide-react';
import { useContestTitle } from '../../app/contest-title.js';
import { useMessages } from '../../app/messages.js';
import type { RankingSearch } from '../../app/search/ranking-search.js';

export interface RankingRulesProps {
  contest: ContestName;
  search: RankingSearch;
}

/** Rules of a ranking as text, opened by a button beside the title. */
export function RankingRules({ contest, search }: RankingRulesProps) {
  const messages = useMessages();
  const contestTitle = useContestTitle();
  const name = contestTitle(contest);
  return (
    <Dialog
      title={messages['ranking.rules.title']({ contest: name })}
      trigger={
        <Button size="small" tone="quiet">
          <BookOpen size={16} aria-hidden />
          {messages['ranking.rules']()}
        </Button>
      }
    >
      {() => <Rules contest={contest} search={search} />}
    </Dialog>
  );
}

function Rules({ contest, search }: RankingRulesProps) {
  const messages = useMessages();
  const { version, source, minPoints } = getContestRule(contest);
  const { category = 'pilot' } = search;
  const { count = countingFlights(contest, category === 'club' ? 'club' : 'user') } = search;
  return (
    <Stack>
      <p>{messages['ranking.rules.course']({ contest })}</p>
      <p>{messages['ranking.rules.counting']({ category, count })}</p>
      <p>{messages['ranking.rules.ties']()}</p>
      <p>
        {messages['ranking.rules.index']()}{' '}
        {minPoints > 0 && messages['ranking.rules.least']({ points: minPoints })}
      </p>
      <p>{messages['ranking.rules.flights']()}</p>
      <p>{messages['ranking.rules.source']({ version, source })}</p>
    </Stack>
  );
}
