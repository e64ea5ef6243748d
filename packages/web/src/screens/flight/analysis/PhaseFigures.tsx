import type { DescribedPhase } from '@cloudstreet/scoring/analyse';
import { FigureList, type NamedFigure } from '@cloudstreet/ui/layout/FigureList';
import {
  Altitude,
  AltitudeRange,
  Angle,
  ClimbRate,
  CruiseSpeed,
  Distance,
  GlideRatio,
  Share,
} from '@cloudstreet/ui/values';
import type { ReactNode } from 'react';
import { useMessages } from '../../../app/messages.js';
import type { Messages } from '../../../generated/messages/types.js';
import { WindFrom } from './WindFrom.js';

/** Known values of a phase. */
export function PhaseFigures({ phase }: { phase: DescribedPhase }) {
  return <FigureList figures={figuresOf(phase, useMessages())} />;
}

function figuresOf(phase: DescribedPhase, messages: Messages): NamedFigure[] {
  const { startAltitudeM, endAltitudeM, startHeightAglM, wind } = phase;
  const figures: NamedFigure[] = [
    {
      term: messages['phases.altitudes'](),
      value: <AltitudeRange fromM={startAltitudeM} toM={endAltitudeM} />,
    },
    ...(phase.kind === 'glide' ? glideFigures(phase, messages) : circleFigures(phase, messages)),
  ];
  if (wind) {
    const value = (
      <>
        <WindFrom degrees={wind.directionDeg} /> <CruiseSpeed kmh={wind.speedKmh} />
      </>
    );
    figures.push({ term: messages['flown.wind'](), value });
  }
  if (startHeightAglM !== undefined) {
    const value = <Altitude m={startHeightAglM} />;
    figures.push({ term: messages['phases.startHeight'](), value });
  }
  return figures;
}

type Circling = Exclude<DescribedPhase, { kind: 'glide' }>;
type Glide = Extract<DescribedPhase, { kind: 'glide' }>;

function circleFigures(circling: Circling, messages: Messages): NamedFigure[] {
  const { turn, speedKmh, radiusM, bankDeg } = circling;
  return [
    { term: messages['phases.turn'](), value: messages['phases.side']({ turn }) },
    ...known(messages, [
      { figure: 'thermal_speed', value: speedKmh, text: <CruiseSpeed kmh={speedKmh} /> },
      { figure: 'thermal_radius', value: radiusM, text: <Altitude m={radiusM} /> },
      { figure: 'thermal_bank', value: bankDeg, text: <Angle degrees={bankDeg} /> },
    ]),
  ];
}

function glideFigures(glide: Glide, messages: Messages): NamedFigure[] {
  const { distanceKm, trackDistanceKm, speedKmh, glideRatio, detour, netMps } = glide;
  return known(messages, [
    { figure: 'glide_distance', value: distanceKm, text: <Distance km={distanceKm} /> },
    { figure: 'track_distance', value: trackDistanceKm, text: <Distance km={trackDistanceKm} /> },
    { figure: 'glide_speed', value: speedKmh, text: <CruiseSpeed kmh={speedKmh} /> },
    {
      figure: 'glide_ratio',
      value: distanceKm,
      text: <GlideRatio ratio={glideRatio ?? Number.POSITIVE_INFINITY} />,
    },
    { figure: 'glide_detour', value: detour, text: <Share fraction={detour} /> },
    { figure: 'net', value: netMps, text: <ClimbRate mps={netMps} /> },
  ]);
}

interface Candidate {
  figure: string;
  /** Undefined if it is not known. */
  value: number | undefined;
  text: ReactNode;
}

function known(messages: Messages, candidates: readonly Candidate[]): NamedFigure[] {
  return candidates
    .filter(({ value }) => value !== undefined)
    .map(({ figure, text }) => ({ term: messages['phases.figure']({ figure }), value: text }));
}
