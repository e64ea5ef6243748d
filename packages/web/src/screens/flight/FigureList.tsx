import { Button } from '@cloudstreet/ui/controls/Button';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../app/messages.js';
import * as styles from './FigureList.css.js';

/** Figures shown before all of them are asked for. */
const SHOWN_AT_FIRST = 8;

export interface NamedFigure {
  term: string;
  value: ReactNode;
}

/** Figures with their names, the most important ones first. The others are shown on request. */
export function FigureList({ figures }: { figures: readonly NamedFigure[] }) {
  const messages = useMessages();
  const hostRef = useRef<HTMLDivElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? figures : figures.slice(0, SHOWN_AT_FIRST);
  // The pressed button is gone afterwards.
  const showAll = () => {
    hostRef.current?.focus();
    setShowsAll(true);
  };
  return (
    <div ref={hostRef} tabIndex={-1} className={styles.host}>
      <Stack gap="x3">
        <DescriptionList>
          {shown.map(({ term, value }) => (
            <Description key={term} term={term}>
              {value}
            </Description>
          ))}
        </DescriptionList>
        {shown.length < figures.length && (
          <div>
            <Button size="small" onPress={showAll}>
              {messages['phases.whole']({ count: figures.length })}
            </Button>
          </div>
        )}
      </Stack>
    </div>
  );
}
