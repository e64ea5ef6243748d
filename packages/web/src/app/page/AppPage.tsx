import { Page, type PageProps } from '@cloudstreet/ui/layout/Page';
import { Panes, type PanesProps } from '@cloudstreet/ui/layout/Panes';
import { useMatch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '../messages.js';
import { Footer } from './Footer.js';

export interface AppPageProps extends PageProps, Pick<PanesProps, 'companionRef'> {
  /** What stands in the second pane: a map. */
  secondary?: ReactNode;
  /** Under this name the scroll position is kept; left out, the path. */
  scrollKey?: string;
  /** What else tells one place of the page from another, such as filters: each has its position. */
  place?: string;
}

/** One page in its panes, each of which remembers its place. */
export function AppPage(props: AppPageProps) {
  const { children, width, secondary, companionRef, scrollKey, place = '' } = props;
  const messages = useMessages();
  // Not the location's: that one is of the next page while this one is still shown.
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const key = scrollKey ?? pathname;
  return (
    <Panes
      key={key}
      scrollKey={`${key}${place}`}
      primary={
        <>
          <Page {...(width && { width })}>{children}</Page>
          <Footer />
        </>
      }
      secondary={secondary}
      companionRef={companionRef}
      secondaryLabel={messages['page.map']()}
    />
  );
}
