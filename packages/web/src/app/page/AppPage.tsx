import { Page, type PageProps } from '@cloudstreet/ui/layout/Page';
import { Panes } from '@cloudstreet/ui/layout/Panes';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '../messages.js';
import { Footer } from './Footer.js';

export interface AppPageProps extends PageProps {
  /** What stands in the second pane: a map. */
  secondary?: ReactNode;
}

/** One page in its panes, each of which remembers its place per path. */
export function AppPage({ children, width, secondary }: AppPageProps) {
  const messages = useMessages();
  const pathname = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Panes
      key={pathname}
      scrollKey={pathname}
      primary={
        <>
          <Page {...(width && { width })}>{children}</Page>
          <Footer />
        </>
      }
      secondary={secondary}
      secondaryLabel={messages['page.map']()}
    />
  );
}
