import type { RankingRow } from '@cloudstreet/sdk';
import { Button } from '../../controls/Button/Button.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { Points } from '../../values/quantities.js';
import * as styles from './RankingTable.css.js';
import { rankedEntityOf } from './ranked-entity.js';

export interface PinnedRankingRowProps {
  row: RankingRow;
  /** Called when it is pressed, to scroll the row into view. */
  onPress: () => void;
}

/** The user's row at the lower edge of the pane, while it is out of view in the table above. */
export function PinnedRankingRow({ row, onPress }: PinnedRankingRowProps) {
  const messages = useMessages();
  return (
    <div className={styles.pinned}>
      <Button fill onPress={onPress}>
        <span>{messages['ranking.place']({ position: row.position })}</span>
        <span>{rankedEntityOf(row).name}</span>
        <Points points={row.points} />
      </Button>
    </div>
  );
}
