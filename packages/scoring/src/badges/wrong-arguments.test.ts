import { exportsOfRoom } from '../testing/exports-of-room.js';
import { testWrongCalls } from '../testing/wrong-arguments.js';
import { ENDURANCE } from './rules/endurance.js';

testWrongCalls(exportsOfRoom('badges'), [
  { of: 'getBadge', given: ['gliding'], named: /id .*gliding/ },
  { of: 'isBadgeId', given: [7], named: /id .*7/ },
  { of: 'badgeText', given: ['silver', {}], named: /texts has no badge\.name/ },
  { of: 'badgeText', given: ['brass', {}], named: /id .*brass/ },
  { of: 'evaluateBadge', given: [undefined, []], named: /badge .*undefined/ },
  { of: 'evaluateBadge', given: [ENDURANCE, 7], named: /flights .*7/ },
  { of: 'partValue', given: [undefined, 'gain'], named: /flight .*undefined/ },
  { of: 'trackFacts', given: [undefined, {}], named: /track .*undefined/ },
]);
