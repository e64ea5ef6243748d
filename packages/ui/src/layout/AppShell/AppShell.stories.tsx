import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, LogOut, Plane, Trophy, Upload, User } from 'lucide-react';
import type { Guide } from '../../../.storybook/guide.js';
import { rankedFlight, scoringFlight, unrankedFlight } from '../../../test/flights.js';
import { ButtonLink } from '../../controls/Link/Link.js';
import { FlightTile } from '../../tiles/FlightTile/FlightTile.js';
import { Page, PageHeader, Section } from '../Page/Page.js';
import { Panes } from '../Panes/Panes.js';
import { Stack } from '../Stack/Stack.js';
import { AppShell } from './AppShell.js';

const meta: Meta<typeof AppShell> = {
  component: AppShell,
  parameters: {
    guide: {
      keys: {
        Tab: 'Moves first to the link that skips to the content.',
        Enter: 'Follows the entry of the navigation.',
      },
      do: 'Give it the five most important entries first; a phone shows them.',
      dont: 'Put it inside another page.',
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    name: 'Cloudstreet',
    homeHref: '/',
    entries: [
      { label: 'Home', href: '/', icon: <House size={22} aria-hidden /> },
      { label: 'Flights', href: '/flight', icon: <Plane size={22} aria-hidden />, isCurrent: true },
      { label: 'Upload', href: '/upload', icon: <Upload size={22} aria-hidden /> },
      { label: 'Ranks', href: '/ranking/free', icon: <Trophy size={22} aria-hidden />, count: 3 },
    ],
    accountEntries: [
      { label: 'Profile', href: '/user/7', icon: <User size={22} aria-hidden /> },
      { label: 'Log out', icon: <LogOut size={22} aria-hidden /> },
    ],
    children: (
      <Panes
        scrollKey="/flight"
        secondaryLabel="Map"
        secondary={<div style={{ blockSize: '100%' }} />}
        primary={
          <Page>
            <PageHeader
              title="Flights"
              note="Tuesday, 14 July 2026"
              actions={<ButtonLink href="/upload">Upload</ButtonLink>}
            />
            <Section title="Best of the day">
              <Stack gap="x2">
                {[1, 2, 3, 4].map((round) => (
                  <Stack gap="x2" key={round}>
                    <FlightTile flight={rankedFlight} href="/flight/41" />
                    <FlightTile flight={unrankedFlight} href="/flight/42" />
                    <FlightTile flight={scoringFlight} href="/flight/43" />
                  </Stack>
                ))}
              </Stack>
            </Section>
          </Page>
        }
      />
    ),
  },
};
export default meta;

export const Flights: StoryObj<typeof AppShell> = {};
