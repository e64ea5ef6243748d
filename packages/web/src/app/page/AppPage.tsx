import { Page, type PageProps } from '@cloudstreet/ui/layout/Page';
import { Panes, type PanesProps } from '@cloudstreet/ui/layout/Panes';
import { useMatch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '../messages.js';
import { Footer } from './Footer.js';

export interface AppPageProps extends PageProps, Pick<PanesProps, 'companionRef' | 'sheetPlace'> {
  /** Content of the second pane: a map. */
  secondary?: ReactNode;
  /** Key of the stored scroll position; defaults to the path. */
  scrollKey?: string;
  /** State of the page, such as its filters, with its own scroll position. */
  place?: string;
}

/** A page in its panes. Each pane restores its scroll position. */
export function AppPage(props: AppPageProps) {
  const { children, width, secondary, companionRef, sheetPlace, scrollKey, place = '' } = props;
  const messages = useMessages();
  // Not that of the location, which already belongs to the next page while this one is still shown.
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
      sheetPlace={sheetPlace}
      secondaryLabel={messages['page.map']()}
    />
  );
}
