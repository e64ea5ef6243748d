import { FigureList, type NamedFigure } from '@cloudstreet/ui/layout/FigureList';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import {
  CruiseSpeed,
  Energy,
  formatQuantityParts,
  quantityText,
  useUnits,
} from '@cloudstreet/ui/values';
import {
  glideRatioOf,
  STATISTIC_VALUES,
  type StatisticName,
  type Statistics,
} from '@cloudstreet/ui/values/statistics';
import { useMessages } from '../../../app/messages.js';
import * as styles from './Analysis.css.js';
import { WindFrom } from './WindFrom.js';

const GROUPS = {
  thermals: [
    'thermal_count',
    'thermal_time',
    'thermal_percentage',
    'thermal_avg',
    'thermal_gain',
    'thermal_avg_gain',
    'thermal_speed',
    'thermal_radius',
    'thermal_bank',
    'thermal_direction',
    'thermal_loss_ratio',
    'thermal_start_alt',
    'thermal_start_agl',
  ],
  attempts: [
    'attempt_count',
    'attempt_time',
    'attempt_percentage',
    'attempt_avg',
    'attempt_gain',
    'attempt_speed_loss',
  ],
  glides: [
    'glide_count',
    'glide_time',
    'glide_percentage',
    'glide_speed',
    'glide_ratio',
    'glide_gain',
    'glide_distance',
    'track_distance',
    'glide_detour',
    'glide_alt_avg',
    'glide_percentage_lift',
    'glide_speed_lift',
    'glide_speed_sink',
  ],
  heights: [
    'altitude_avg',
    'agl_avg',
    'below_1000_agl',
    'below_800_agl',
    'below_600_agl',
    'below_400_agl',
    'below_200_agl',
    'below_100_agl',
  ],
} as const satisfies Record<string, readonly StatisticName[]>;

/** Number of average heights, which are shown before the wind. */
const AVERAGES = 2;

type Group = keyof typeof GROUPS;

/** Statistics of an interval in groups. Unknown values are left out. */
export function IntervalStatistics({ statistics: recorded }: { statistics: Statistics }) {
  const ratio = glideRatioOf(recorded);
  const statistics = { ...recorded, ...(ratio !== undefined && { glide_ratio: ratio }) };
  const termOf = useTerms();
  const messages = useMessages();
  const wind = useWind(statistics);
  const groups = (Object.keys(GROUPS) as Group[])
    .map((group) => ({ group, names: namesIn(group, statistics) }))
    .filter(({ names }) => names.length > 0);
  const figureOf = (name: StatisticName) => ({
    term: termOf(name),
    value: STATISTIC_VALUES[name](statistics[name]),
  });
  return (
    <Stack gap="x4">
      {groups.map(({ group, names }) => (
        <section key={group} aria-label={messages['flown.group']({ group })}>
          <p className={styles.groupName} aria-hidden>
            {messages['flown.group']({ group })}
          </p>
          <FigureList
            figures={[
              ...names.slice(0, AVERAGES).map(figureOf),
              ...(group === 'heights' ? wind : []),
              ...names.slice(AVERAGES).map(figureOf),
            ]}
          />
        </section>
      ))}
    </Stack>
  );
}

const BELOW = /^below_(\d+)_agl$/;

/** Returns the name of each value, with heights in the user's units. */
function useTerms(): (name: StatisticName) => string {
  const messages = useMessages();
  const units = useUnits();
  return (name) => {
    const [, heightM] = BELOW.exec(name) ?? [];
    if (heightM === undefined) return messages['flown.name']({ figure: name });
    const height = quantityText(formatQuantityParts('altitude', Number(heightM), units));
    return messages['flown.below']({ height });
  };
}

/** The wind, and the energy of electric engines. */
function useWind(statistics: Statistics): NamedFigure[] {
  const messages = useMessages();
  const { wind_speed: kmh, wind_direction: fromDeg, fes_energy: kwh } = statistics;
  const figures: NamedFigure[] = [];
  if (kmh !== undefined && fromDeg !== undefined) {
    const value = (
      <>
        <WindFrom degrees={fromDeg} /> <CruiseSpeed kmh={kmh} />
      </>
    );
    figures.push({ term: messages['flown.wind'](), value });
  }
  if (kwh !== undefined) {
    figures.push({ term: messages['flown.energy'](), value: <Energy kwh={kwh} /> });
  }
  return figures;
}

/** Names in a group. Without thermals, only their number is shown. */
function namesIn(group: Group, statistics: Statistics): StatisticName[] {
  const isNone =
    (group === 'thermals' && statistics.thermal_count === 0) ||
    (group === 'attempts' && statistics.attempt_count === 0) ||
    (group === 'glides' && statistics.glide_count === 0);
  const names: readonly StatisticName[] = GROUPS[group];
  return isNone ? names.slice(0, 1) : names.filter((name) => statistics[name] !== undefined);
}
