import type { DescribedPhase } from '@cloudstreet/scoring/analysis';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
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
import { WindFrom } from './WindFrom.js';

/** Known values of a phase. */
export function PhaseFigures({ phase }: { phase: DescribedPhase }) {
  const messages = useMessages();
  const { startAltitudeM, endAltitudeM, startHeightAglM, wind } = phase;
  return (
    <DescriptionList>
      <Description term={messages['phases.altitudes']()}>
        <AltitudeRange fromM={startAltitudeM} toM={endAltitudeM} />
      </Description>
      {startHeightAglM !== undefined && (
        <Description term={messages['phases.startHeight']()}>
          <Altitude m={startHeightAglM} />
        </Description>
      )}
      {phase.kind === 'glide' ? <GlideFigures glide={phase} /> : <CircleFigures circling={phase} />}
      {wind && (
        <Description term={messages['flown.wind']()}>
          <WindFrom degrees={wind.directionDeg} /> <CruiseSpeed kmh={wind.speedKmh} />
        </Description>
      )}
    </DescriptionList>
  );
}

function CircleFigures({ circling }: { circling: Exclude<DescribedPhase, { kind: 'glide' }> }) {
  const messages = useMessages();
  const { turn, speedKmh, radiusM, bankDeg } = circling;
  return (
    <>
      <Description term={messages['phases.turn']()}>
        {messages['phases.side']({ turn })}
      </Description>
      <Known figure="thermal_speed" value={speedKmh}>
        <CruiseSpeed kmh={speedKmh} />
      </Known>
      <Known figure="thermal_radius" value={radiusM}>
        <Altitude m={radiusM} />
      </Known>
      <Known figure="thermal_bank" value={bankDeg}>
        <Angle degrees={bankDeg} />
      </Known>
    </>
  );
}

function GlideFigures({ glide }: { glide: Extract<DescribedPhase, { kind: 'glide' }> }) {
  const { distanceKm, trackDistanceKm, speedKmh, glideRatio, detour, netMps } = glide;
  return (
    <>
      <Known figure="glide_distance" value={distanceKm}>
        <Distance km={distanceKm} />
      </Known>
      <Known figure="track_distance" value={trackDistanceKm}>
        <Distance km={trackDistanceKm} />
      </Known>
      <Known figure="glide_speed" value={speedKmh}>
        <CruiseSpeed kmh={speedKmh} />
      </Known>
      <Known figure="glide_ratio" value={distanceKm}>
        <GlideRatio ratio={glideRatio ?? Number.POSITIVE_INFINITY} />
      </Known>
      <Known figure="glide_detour" value={detour}>
        <Share fraction={detour} />
      </Known>
      <Known figure="net" value={netMps}>
        <ClimbRate mps={netMps} />
      </Known>
    </>
  );
}

interface KnownProps {
  figure: string;
  value: number | undefined;
  children: ReactNode;
}

function Known({ figure, value, children }: KnownProps) {
  const messages = useMessages();
  if (value === undefined) return null;
  return <Description term={messages['phases.figure']({ figure })}>{children}</Description>;
}
