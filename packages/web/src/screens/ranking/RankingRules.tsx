import { type ContestName, countingFlights, getContestRule } from '@cloudstreet/scoring/score';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog } from '@cloudstreet/ui/controls/Dialog';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { formatQuantityParts, quantityText, useUnits } from '@cloudstreet/ui/values';
import { BookOpen } from 'lucide-react';
import { useContestTitle } from '../../app/contest-title.js';
import { useMessages } from '../../app/messages.js';
import type { RankedContest, RankingSearch } from '../../app/search/ranking-search.js';

export interface RankingRulesProps {
  contest: RankedContest;
  search: RankingSearch;
}

/** Rules of a ranking as text, opened by a button beside the title. */
export function RankingRules({ contest, search }: RankingRulesProps) {
  const messages = useMessages();
  const contestTitle = useContestTitle();
  const name = contest === 'travel' ? messages['travel.list']() : contestTitle(contest);
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
      {() => (contest === 'travel' ? <TravelRules /> : <Rules contest={contest} search={search} />)}
    </Dialog>
  );
}

const SAME_PLACE_KM = 10;

function TravelRules() {
  const messages = useMessages();
  const units = useUnits();
  const distance = quantityText(formatQuantityParts('distance', SAME_PLACE_KM, units, 0));
  return (
    <Stack>
      <p>{messages['ranking.rules.travel']()}</p>
      <p>{messages['ranking.rules.travel.days']({ distance })}</p>
      <p>{messages['ranking.rules.flights']()}</p>
    </Stack>
  );
}

function Rules({ contest, search }: { contest: ContestName; search: RankingSearch }) {
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
