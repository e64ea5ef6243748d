import { exportsOfRoom } from '../testing/exports-of-room.js';
import { testWrongCalls } from '../testing/wrong-arguments.js';
import { METRIC_FORMAT } from './format-quantity.js';
import { unitOf } from './unit-of.js';

const METRE = unitOf('altitude', 'M');
const MAX = { max: 1 };

testWrongCalls(exportsOfRoom('units'), [
  { of: 'clockOffsetS', given: ['now'], named: /unixS .*"now"/ },
  { of: 'clockOffsetS', given: [Number.NaN, 'UTC'], named: /unixS .*NaN/ },
  { of: 'unitOf', given: ['colour', 'M'], named: /colour/ },
  { of: 'unitOf', given: ['altitude', 'X'], named: /system "X"/ },
  { of: 'unitOf', given: ['altitude', 'constructor'], named: /constructor/ },
  { of: 'unitOf', given: [], named: /undefined/ },
  { of: 'toUnit', given: [Number.NaN, METRE], named: /value .*NaN/ },
  { of: 'toUnit', given: ['1', METRE], named: /value .*"1"/ },
  { of: 'toUnit', given: [1], named: /unit .*undefined/ },
  { of: 'fromUnit', given: [undefined, METRE], named: /value .*undefined/ },
  { of: 'fromUnit', given: [1, {}], named: /unit has no factor/ },
  { of: 'defaultUnitSystem', given: [49], named: /region .*49/ },
  { of: 'compassPoint', given: [Number.NaN], named: /direction .*NaN/ },
  { of: 'compassPoint', given: ['N'], named: /direction .*"N"/ },
  { of: 'runwayNumber', given: [Number.POSITIVE_INFINITY], named: /direction .*Infinity/ },
  { of: 'runwayNumber', given: ['09'], named: /direction .*"09"/ },
  { of: 'altitudeScale', given: [], named: /unit .*undefined/ },
  { of: 'altitudeScale', given: [{}], named: /unit has no symbol/ },
  { of: 'findLocale', given: [], named: /tags .*undefined/ },
  { of: 'findLocale', given: [[5]], named: /tag .*5/ },
  { of: 'roundToHundredths', given: [Number.NaN], named: /value .*NaN/ },
  { of: 'roundToHundredths', given: ['1'], named: /value .*"1"/ },
  { of: 'formatNumber', given: [Number.NaN, 'en-GB', MAX], named: /value .*NaN/ },
  { of: 'formatNumber', given: ['1', 'en-GB', MAX], named: /value .*"1"/ },
  { of: 'formatNumber', given: [1, 'no locale', MAX], named: /no locale/ },
  { of: 'formatNumber', given: [1, 'en-GB', { max: -1 }], named: /max .*-1/ },
  { of: 'formatNumber', given: [1, 'en-GB', { min: 2, max: 1 }], named: /min .*2/ },
  { of: 'formatNumber', given: [1, 'en-GB'], named: /digits .*undefined/ },
  { of: 'formatCount', given: [Number.NaN, 'en-GB'], named: /count .*NaN/ },
  { of: 'formatCount', given: [1], named: /locale .*undefined/ },
  { of: 'formatHours', given: [Number.NaN, 'en-GB'], named: /seconds .*NaN/ },
  { of: 'formatHours', given: [1], named: /locale .*undefined/ },
  { of: 'formatGlideRatio', given: ['40', 'en-GB'], named: /ratio .*"40"/ },
  { of: 'formatGlideRatio', given: [40, 5], named: /locale .*5/ },
  { of: 'withUnit', given: [1, 'm'], named: /number .*1/ },
  { of: 'withUnit', given: ['1'], named: /symbol .*undefined/ },
  { of: 'formatQuantityWithUnit', given: ['colour', 1, METRIC_FORMAT], named: /colour/ },
  {
    of: 'formatQuantityWithUnit',
    given: ['altitude', Number.NaN, METRIC_FORMAT],
    named: /value .*NaN/,
  },
  { of: 'formatQuantityWithUnit', given: ['altitude', 1], named: /reader .*undefined/ },
  {
    of: 'formatQuantityWithUnit',
    given: ['altitude', 1, METRIC_FORMAT, 1.5],
    named: /max .*1\.5/,
  },
]);
