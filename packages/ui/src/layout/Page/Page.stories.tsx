import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plane } from 'lucide-react';
import { ButtonLink } from '../../controls/Link/Link.js';
import { Altitude, Duration } from '../../values/quantities.js';
import { Description, DescriptionList } from '../DescriptionList/DescriptionList.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import { Page, PageHeader, Section, SectionGroup } from './Page.js';

const meta: Meta<typeof Page> = { component: Page, parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj<typeof Page>;

export const Facts: Story = {
  render: () => (
    <Page>
      <PageHeader
        title="Katharina Lindqvist"
        note="Aero Club Varese"
        actions={<ButtonLink href="/flight/edit/41">Edit</ButtonLink>}
      />
      <Section title="Launch">
        <DescriptionList>
          <Description term="Aircraft">Arcus M</Description>
          <Description term="Launch">Winch</Description>
          <Description term="Release height">
            <Altitude m={540} />
          </Description>
          <Description term="Airtime">
            <Duration seconds={29_789} />
          </Description>
        </DescriptionList>
      </Section>
    </Page>
  ),
};

export const Grouped: Story = {
  render: () => (
    <Page>
      <PageHeader title="Katharina Lindqvist" note="Aero Club Varese" />
      <SectionGroup title="How it was flown">
        <Section title="Climbs">Twelve climbs, 2.1 m/s on average.</Section>
        <Section title="Wind">From the west.</Section>
      </SectionGroup>
    </Page>
  ),
};

export const Empty: Story = {
  render: () => (
    <Page>
      <EmptyState
        title="No flights yet"
        icon={<Plane size={24} aria-hidden />}
        action={
          <ButtonLink tone="primary" href="/upload">
            Upload a flight
          </ButtonLink>
        }
      >
        Drop an IGC file and see it scored a moment later.
      </EmptyState>
    </Page>
  ),
};

export const Failed: Story = {
  render: () => (
    <Page>
      <ErrorState title="The flights could not be loaded" onRetry={() => undefined}>
        Please try again later or contact us.
      </ErrorState>
    </Page>
  ),
};

export const Offline: Story = {
  render: () => (
    <Page>
      <ErrorState kind="offline" title="You are offline" onRetry={() => undefined}>
        What you have opened before is still there.
      </ErrorState>
    </Page>
  ),
};
