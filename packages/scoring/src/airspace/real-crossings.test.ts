import { describe, expect, test } from 'vitest';
import { parseIgc } from '../igc/parse-igc.js';
import { wholeTrack } from '../testing/recording.js';
import { HAS_TEST_DATA, readTestFile } from '../testing/test-data.js';
import { valuesAt } from '../track/values-at.js';
import { createAirspaceIndex } from './airspace-index.js';
import { findAirspaceCrossings } from './find-airspace-crossings.js';
import { parseOpenAir } from './parse-open-air.js';
import { readAirspaceFile } from './testing/real-files.js';

function germanCrossings(file: string, shiftS = 0) {
  const { airspaces } = parseOpenAir(readAirspaceFile('germany-2026-03.txt'));
  const { recording } = parseIgc(readTestFile(file));
  const track = wholeTrack(recording);
  const pressureAltM = valuesAt(recording.fixes.pressureAltM, track.record);
  const moved = { ...track, timeS: track.timeS.map((timeS) => timeS + shiftS) };
  return findAirspaceCrossings(createAirspaceIndex(airspaces), { track: moved, pressureAltM });
}

describe.runIf(HAS_TEST_DATA)('real flights over Germany', () => {
  test('have ordered crossings with plausible figures', () => {
    const { crossings, flightLevelsFrom } = germanCrossings('igc/gliders/score-rs-ls10.igc');
    expect(flightLevelsFrom).toBe('pressure');
    expect(crossings.filter(({ violation }) => violation).map(({ airspace }) => airspace)).toEqual([
      expect.objectContaining({ class: 'C', name: expect.stringMatching(/frankfurt/i) }),
    ]);
    const entries = crossings.map(({ intervals }) => intervals[0]!.entry.timeS);
    expect(entries).toEqual(entries.toSorted((a, b) => a - b));
    for (const {
      intervals,
      totalSeconds,
      depthHorizontalM,
      unknownLimits,
      airspace,
    } of crossings) {
      expect(totalSeconds).toBeGreaterThan(0);
      expect(depthHorizontalM).toBeGreaterThan(0);
      expect(unknownLimits.includes('floor')).toBe(airspace.floor.reference === 'AGL');
      expect(intervals.every(({ entry, exit }) => exit.timeS > entry.timeS)).toBe(true);
    }
  });

  test('have later crossings if they are flown later', () => {
    const file = 'igc/gliders/score-rs-ls10.igc';
    const [now, later] = [germanCrossings(file), germanCrossings(file, 600)];
    expect(later.crossings.map(({ totalSeconds }) => totalSeconds)).toEqual(
      now.crossings.map(({ totalSeconds }) => expect.closeTo(totalSeconds, 6)),
    );
    expect(later.crossings[0]!.intervals[0]!.entry.timeS).toBeCloseTo(
      now.crossings[0]!.intervals[0]!.entry.timeS + 600,
      6,
    );
  });
});
