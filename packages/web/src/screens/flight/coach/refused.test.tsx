import type { Coach } from '@cloudstreet/sdk';
import { Section, SectionGroup } from '@cloudstreet/ui/layout/Page';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.js';
import { AssumedMass } from './AssumedMass.js';
import { GlideAdvice } from './GlideAdvice.js';
import { TakeoffMass } from './MassLink.js';
import { Refused } from './Refused.js';

const PLACE = '/flight/edit/7';
const LACKING = 'Coach unavailable (lack of thermals, or missing polar data for the aircraft)';
const UNAVAILABLE = 'Coach unavailable';

test.each([
  {
    refusal: 'no_fixes',
    heading: UNAVAILABLE,
    text: 'This part has fewer than two usable fixes.',
  },
  {
    refusal: 'too_sparse',
    heading: UNAVAILABLE,
    text: 'Fixes are too far apart to tell circling from gliding.',
  },
  { refusal: 'no_polar', heading: LACKING, text: 'The polar of this aircraft is not known.' },
  {
    refusal: 'no_mass',
    heading: UNAVAILABLE,
    text: 'No takeoff mass entered. The pilot can enter it when editing the flight.',
  },
  {
    refusal: 'no_mass_limits',
    heading: UNAVAILABLE,
    text: 'The takeoff mass limits of this aircraft are not known.',
  },
  {
    refusal: 'no_thermals',
    heading: LACKING,
    text: 'There are no thermals in this part of the flight.',
  },
  {
    refusal: 'no_climb',
    heading: LACKING,
    text: 'The thermals in this part are too weak to compute a best speed.',
  },
  {
    refusal: 'no_glides',
    heading: UNAVAILABLE,
    text: 'No glide in this part is long and high enough to analyse.',
  },
] as const)('explains $refusal', ({ refusal, heading, text }) => {
  show(
    <TakeoffMass value={{ place: PLACE }}>
      <Refused refusal={refusal} />
    </TakeoffMass>,
  );
  expect(screen.getByRole('heading', { level: 3, name: heading })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryAllByRole('link')).toHaveLength(refusal === 'no_mass' ? 1 : 0);
});

test('its heading is below that of the coach', () => {
  show(
    <SectionGroup title="How it was flown">
      <Section title="Coach">
        <Refused refusal="no_polar" />
      </Section>
    </SectionGroup>,
  );
  expect(screen.getByRole('heading', { level: 4, name: LACKING })).toBeVisible();
});

test('a refused analysis has no figures', () => {
  show(<GlideAdvice refusal="no_glides" />);
  expect(screen.getByRole('heading', { name: UNAVAILABLE })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

const NONE = { refusal: 'no_thermals' } as const;
const REFUSED: Coach = {
  airspeed_estimated: true,
  wind_percentage: 1,
  thermals: NONE,
  glides: NONE,
  speed: NONE,
  weight: NONE,
  time_lost: NONE,
};
const GLIDES = { advice: { all: {}, glides: [] } } as unknown as Coach['glides'];
const RADIUS = { advice: { optimal_radius: 105 } } as unknown as Coach['thermals'];
const WARNING = 'No takeoff mass entered: using 702\u202fkg, the reference mass of the polar.';

test.each([
  { why: 'glides depend on it', parts: { glides: GLIDES }, isShown: true },
  { why: 'the best radius depends on it', parts: { thermals: RADIUS }, isShown: true },
  { why: 'nothing depends on it', parts: {}, isShown: false },
  {
    why: 'it was entered',
    parts: { glides: GLIDES, mass_from: 'flight' },
    isShown: false,
  },
] as const)('mentions the mass of the polar: $isShown if $why', (row) => {
  const coach: Coach = { ...REFUSED, mass: 702, mass_from: 'polar', ...row.parts };
  show(
    <TakeoffMass value={{ place: PLACE }}>
      <AssumedMass coach={coach} />
    </TakeoffMass>,
  );
  expect(screen.queryAllByText(WARNING, { normalizer: String })).toHaveLength(row.isShown ? 1 : 0);
  expect(
    screen
      .queryAllByRole('link', { name: 'Enter the takeoff mass' })
      .map((link) => link.getAttribute('href')),
  ).toEqual(row.isShown ? [PLACE] : []);
});

test('mentions the missing mass without a link to users who cannot enter it', () => {
  show(<AssumedMass coach={{ ...REFUSED, mass: 702, mass_from: 'polar', glides: GLIDES }} />);
  expect(screen.getByRole('note')).toHaveTextContent(/^No takeoff mass entered/);
  expect(screen.queryByRole('link')).toBeNull();
});

const CHECK = { name: 'Check the takeoff mass' };
const HEAVY = { enteredKg: 2500, place: PLACE };

test('explains a mass out of range of the polar and links to it', () => {
  show(
    <TakeoffMass value={HEAVY}>
      <AssumedMass coach={{ ...REFUSED, mass: 702, mass_from: 'polar', glides: GLIDES }} />
    </TakeoffMass>,
  );
  expect(screen.getByRole('note')).toHaveTextContent(
    /^The polar does not apply to a takeoff mass of 2,500.kg: using 702.kg, its reference mass\./,
  );
  expect(screen.getByRole('link', CHECK)).toHaveAttribute('href', PLACE);
});

test.each([
  {
    refusal: 'no_mass',
    text: /^The polar does not apply to a takeoff mass of 2,500.kg\. The pilot can correct it when editing the flight\.$/,
    links: 1,
  },
  { refusal: 'no_climb', text: /^The thermals in this part are too weak/, links: 0 },
] as const)('$refusal has its note about an entered mass', (row) => {
  show(
    <TakeoffMass value={HEAVY}>
      <Refused refusal={row.refusal} />
    </TakeoffMass>,
  );
  expect(screen.getByText(row.text)).toBeVisible();
  expect(screen.queryAllByRole('link', CHECK)).toHaveLength(row.links);
  expect(screen.queryByRole('link', { name: 'Enter the takeoff mass' })).toBeNull();
});
