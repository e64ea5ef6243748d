import { bestClimb, describePhases } from '@cloudstreet/scoring/analyse';
import { fixesBetween, unpoweredInterval } from '@cloudstreet/scoring/parse';
import { unitOf } from '@cloudstreet/scoring/units';
import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import { coachQueries } from '@cloudstreet/sdk/react';
import {
  formatDuration,
  formatQuantityParts,
  formatTime,
  quantityText,
  useUnits,
} from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../../app/context.js';
import { useFlightAccess } from '../../../app/flights/use-flight-access.js';
import { useMessages } from '../../../app/messages.js';
import { isoOf } from '../analysis/iso-of.js';
import { useAnalysis } from '../analysis/use-analysis.js';
import { flightUnpoweredTimes } from '../track/shaded-intervals.js';
import { courseOf } from './course-of.js';
import * as styles from './FlightHead.css.js';

export interface FlightSentenceProps {
  flight: FlightDetail;
  /** Selected contest, which the coach analyses first. */
  contest: FlightDetail['contest'][number]['name'] | undefined;
}

/** One sentence about a flight: its course, its best climb, and the time that it lost. */
export function FlightSentence({ flight, contest }: FlightSentenceProps) {
  const messages = useMessages();
  const { locale } = useUnits();
  const course = courseOf(flight.contest);
  const climb = useBestClimbText(flight);
  const loss = useLossText(flight, contest);
  if (!course || awaitsScore(flight.status)) return null;
  const { shape, direction } = course;
  const parts = [messages['flight.course']({ shape, direction }), climb, loss];
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  return (
    <p className={styles.sentence}>
      {list.format(parts.filter((part): part is string => part !== undefined))}
    </p>
  );
}

/** The best climb, once the flight is analysed on this device. */
function useBestClimbText(flight: FlightDetail): string | undefined {
  const messages = useMessages();
  const units = useUnits();
  const { data } = useAnalysis(flight);
  const analysis = data?.analysis;
  const climb = useMemo(() => {
    if (!analysis) return undefined;
    const { dayStartS, timeS } = analysis.track;
    const { startS, endS } = unpoweredInterval(analysis.track, flightUnpoweredTimes(flight));
    const fixes = fixesBetween(analysis.track, startS, endS);
    const best = fixes && bestClimb(describePhases(analysis, fixes));
    return best && { mps: best.climbMps, time: isoOf(dayStartS + timeS[best.first]!) };
  }, [analysis, flight]);
  if (!climb) return undefined;
  const { number, unit } = formatQuantityParts('climb', climb.mps, units);
  return messages['flight.bestClimb']({
    // The word before it says the direction.
    climb: quantityText({ number: number.replace(/^\+/, ''), unit }),
    time: formatTime(climb.time, units),
  });
}

const MIN_LOSS_S = 60;

/** The time lost compared with an ideal flight, once the coach below has been asked. */
function useLossText(
  flight: FlightDetail,
  contest: FlightSentenceProps['contest'],
): string | undefined {
  const { api } = useApp();
  const messages = useMessages();
  const { locale, unitSystem } = useUnits();
  const { data } = useQuery({
    ...coachQueries.flight(api, flight.id, {
      ...useFlightAccess(flight.id),
      ...(contest && { contest }),
      ...(unitOf('altitude', unitSystem).symbol === 'ft' && { altitude_unit: 'ft' }),
    }),
    // It is computed on the server, so it is not requested twice.
    enabled: false,
  });
  const lostS = data?.time_lost.advice?.lost_seconds;
  if (lostS === undefined || lostS < MIN_LOSS_S) return undefined;
  return messages['flight.slower']({ time: quantityText(formatDuration(lostS, locale)) });
}
