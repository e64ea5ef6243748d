import {
  type FlownStatistics,
  hasPhaseFigures,
  type PhaseStatistics,
} from '../../analysis/flown-statistics.js';

/** Formats the statistics of a course as rows of a table. */
export function flownRows(flown: FlownStatistics): string[][] {
  const { wind_direction: from, wind_speed: windKmh } = flown;
  const phases = hasPhaseFigures(flown)
    ? phaseRows(flown)
    : [['Thermals, glides', 'too few positions to detect circling']];
  if (from === undefined || windKmh === undefined) return phases;
  return [...phases, ['Wind', `from ${from}°`, `${windKmh.toFixed(1)} km/h`]];
}

function phaseRows(flown: FlownStatistics & PhaseStatistics): string[][] {
  const { glide_ratio: ratio, glide_detour: detour } = flown;
  return [
    phaseRow('Thermals', [flown.thermal_count, flown.thermal_time, flown.thermal_gain], flown, [
      `${flown.thermal_avg.toFixed(2)} m/s`,
    ]),
    phaseRow(
      'Failed climbs',
      [flown.attempt_count, flown.attempt_time, flown.attempt_gain],
      flown,
      [`${flown.attempt_avg.toFixed(2)} m/s`, `cost ${flown.attempt_speed_loss.toFixed(2)} km/h`],
    ),
    phaseRow('Glides', [flown.glide_count, flown.glide_time, flown.glide_gain], flown, [
      `${flown.glide_speed.toFixed(1)} km/h`,
      ...(ratio === undefined ? [] : [`glide ratio ${ratio.toFixed(1)}`]),
      ...(flown.glide_gain < 0 ? [] : ['no height lost']),
      ...(detour === undefined ? [] : [`detour ${detour.toFixed(2)}`]),
    ]),
  ];
}

function phaseRow(
  name: string,
  [count, seconds, gainM]: readonly [number, number, number],
  { duration }: FlownStatistics,
  rest: readonly string[],
): string[] {
  const share = duration === 0 ? 0 : (seconds / duration) * 100;
  const row = [name, `${count}`, `${seconds} s`, `${share.toFixed(1)} %`, `${gainM} m`];
  return count === 0 ? [name, 'none'] : [...row, rest.join(', ')];
}
