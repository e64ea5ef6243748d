import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../controls/Button/Button.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { Description, DescriptionList } from '../DescriptionList/DescriptionList.js';
import { Stack } from '../Stack/Stack.js';

/** Figures shown before all of them are asked for. */
const SHOWN_AT_FIRST = 8;

export interface NamedFigure {
  term: string;
  value: ReactNode;
}

export interface FigureListProps {
  /** The most important ones first. */
  figures: readonly NamedFigure[];
}

/** Figures with their names. From the ninth on they are shown on request. */
export function FigureList({ figures }: FigureListProps) {
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
            {messages['figures.all']({ count: figures.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
