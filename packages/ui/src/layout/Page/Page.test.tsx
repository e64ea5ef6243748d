import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { Dialog } from '../../controls/Dialog/Dialog.js';
import { Disclosure } from '../../controls/Disclosure/Disclosure.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { Section, SectionGroup } from './Page.js';

const PARTS = (
  <>
    <EmptyState title="No flights yet" />
    <Disclosure title="Details">None</Disclosure>
    <Disclosure title="Legs" level={2}>
      None
    </Disclosure>
  </>
);

/** Levels and texts of all headings. */
function outline() {
  return screen
    .getAllByRole('heading')
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
}

test('headings in a section are one level below that of the section', () => {
  renderKit(<Section title="Flights">{PARTS}</Section>);
  expect(outline()).toEqual(['H2 Flights', 'H3 No flights yet', 'H3 Details', 'H2 Legs']);
});

test('headings in a section of a group are two levels below that of the group', () => {
  renderKit(
    <SectionGroup title="How it was flown">
      <Section title="Coach">{PARTS}</Section>
    </SectionGroup>,
  );
  expect(outline()).toEqual([
    'H2 How it was flown',
    'H3 Coach',
    'H4 No flights yet',
    'H4 Details',
    'H2 Legs',
  ]);
});

test('headings outside of sections have a level of their own', () => {
  renderKit(PARTS);
  expect(outline()).toEqual(['H2 No flights yet', 'H3 Details', 'H2 Legs']);
});

test('headings in a dialog are one level below its title, wherever it was opened', () => {
  renderKit(
    <SectionGroup title="How it was flown">
      <Section title="Coach">
        <Dialog title="Mass" isOpen>
          {PARTS}
        </Dialog>
      </Section>
    </SectionGroup>,
  );
  expect(outline()).toEqual(['H2 Mass', 'H3 No flights yet', 'H3 Details', 'H2 Legs']);
});
