import type { Meta, StoryObj } from '@storybook/react-vite';
import * as values from './index.js';

const meta: Meta = { title: 'values/Values' };
export default meta;

/** The toolbar switches units and locale. */
export const All: StoryObj = {
  render: () => (
    <dl
      style={{ display: 'grid', gridTemplateColumns: 'max-content max-content', gap: '8px 24px' }}
    >
      <dt>Distance</dt>
      <dd>
        <values.Distance km={742.31} />
      </dd>
      <dt>Speed</dt>
      <dd>
        <values.Speed kmh={98.42} />
      </dd>
      <dt>Altitude</dt>
      <dd>
        <values.Altitude m={2140} />, <values.AltitudeRange fromM={1000} toM={1500} />
      </dd>
      <dt>Climb rate</dt>
      <dd>
        <values.ClimbRate mps={2.3} />, <values.ClimbRateRange fromMps={1.5} toMps={2} />
      </dd>
      <dt>Air pressure</dt>
      <dd>
        <values.Pressure hPa={1018.4} />
      </dd>
      <dt>Wing area and loading</dt>
      <dd>
        <values.Area m2={10.5} />, <values.WingLoading kgPerM2={45.2} />
      </dd>
      <dt>Energy</dt>
      <dd>
        <values.Energy kwh={1.8} />
      </dd>
      <dt>Index</dt>
      <dd>
        <values.Index index={113.5} />
      </dd>
      <dt>Points</dt>
      <dd>
        <values.Points points={812.4} />
      </dd>
      <dt>Duration</dt>
      <dd>
        <values.Duration seconds={26_700} />
      </dd>
      <dt>Time and date</dt>
      <dd>
        <values.LocalTime time="2026-07-14T10:05:00+00:00" />,{' '}
        <values.LocalDate date="2026-07-14" dateStyle="full" />
      </dd>
      <dt>Not known</dt>
      <dd>
        <values.Distance km={undefined} />
      </dd>
    </dl>
  ),
};
