import { Button } from '@cloudstreet/ui/controls/Button';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../messages.js';

/** Figures shown before all of them are asked for. */
const SHOWN_AT_FIRST = 8;

export interface NamedFigure {
  term: string;
  value: ReactNode;
}

/** Figures with their names, the most important ones first. The others are shown on request. */
export function FigureList({ figures }: { figures: readonly NamedFigure[] }) {
  const messages = useMessages();
  const [showsAll, setShowsAll] = useState(false);
  const firstNewRef = useRef<HTMLSpanElement>(null);
  // The pressed button is gone afterwards.
  useEffect(() => {
    if (showsAll) firstNewRef.current?.focus();
  }, [showsAll]);
  const shown = showsAll ? figures : figures.slice(0, SHOWN_AT_FIRST);
  return (
    <Stack gap="x3">
      <DescriptionList>
        {shown.map(({ term, value }, index) => (
          <Description
            key={term}
            term={
              index === SHOWN_AT_FIRST ? (
                <span ref={firstNewRef} tabIndex={-1}>
                  {term}
                </span>
              ) : (
                term
              )
            }
          >
            {value}
          </Description>
        ))}
      </DescriptionList>
      {shown.length < figures.length && (
        <div>
          <Button size="small" onPress={() => setShowsAll(true)}>
            {messages['phases.whole']({ count: figures.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
