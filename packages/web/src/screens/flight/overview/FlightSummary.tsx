import type { AirportRef, FlightDetail } from '@cloudstreet/sdk';
import { Explained } from '@cloudstreet/ui/controls/Explained';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import {
  Altitude,
  ClimbRate,
  Duration,
  Index,
  LocalTime,
  Mass,
  Pressure,
} from '@cloudstreet/ui/values';
import { Flag } from '@cloudstreet/ui/values/Flag';
import { useMessages } from '../../../app/messages.js';
import { entityPath } from '../../../app/paths.js';

/** Pilot, aircraft, airport, time and launch. */
export function FlightSummary({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const { aircraft, club, takeoff_airport: takeoff, landing_airport: landing } = flight;
  const signs = [flight.registration, flight.competition_id].filter(Boolean).join(' · ');
  return (
    <DescriptionList>
      <Description term={messages['flight.aircraft']()}>
        {aircraft ? (
          <Link href={entityPath('aircraft', aircraft.id)}>{aircraft.name}</Link>
        ) : (
          messages['flight.aircraft.unknown']()
        )}
        {signs && <div>{signs}</div>}
      </Description>
      <Description term={messages['flight.takeoff']()}>
        <Place airport={takeoff} time={flight.takeoff_time} />
      </Description>
      <Description term={messages['flight.landing']()}>
        {flight.landing_time === undefined ? (
          messages['flight.landing.none']()
        ) : (
          <Place airport={landing} time={flight.landing_time} />
        )}
      </Description>
      {flight.total_seconds !== undefined && (
        <Description term={messages['flight.duration']()}>
          <Duration seconds={flight.total_seconds} />
        </Description>
      )}
      {club && (
        <Description term={messages['flight.club']()}>
          <Link href={entityPath('club', club.id)}>{club.name}</Link>
        </Description>
      )}
      <Launch flight={flight} />
      {flight.takeoff_distance !== undefined && (
        <Description term={messages['flight.takeoffDistance']()}>
          <Explained why={messages['why.takeoffDistance']()}>
            <Altitude m={flight.takeoff_distance} />
          </Explained>
        </Description>
      )}
      {flight.max_alt_gain !== undefined && (
        <Description term={messages['flight.maxGain']()}>
          <Altitude m={flight.max_alt_gain} />
        </Description>
      )}
      {flight.max_cum_alt_gain_1h !== undefined && (
        <Description term={messages['flight.climbedInHour']()}>
          <Explained why={messages['why.climbedInHour']()}>
            <Altitude m={flight.max_cum_alt_gain_1h} />
          </Explained>
        </Description>
      )}
      {flight.qnh !== undefined && (
        <Description term={messages['flight.qnh']()}>
          <Explained why={messages['why.qnh']()}>
            <Pressure hPa={flight.qnh} />
          </Explained>
        </Description>
      )}
      {flight.mass !== undefined && (
        <Description term={messages['flight.mass']()}>
          <Mass kg={flight.mass} />
        </Description>
      )}
      {flight.dmst_index !== undefined && (
        <Description term={messages['flight.index']()}>
          <Explained why={messages['why.index']()}>
            <Index index={flight.dmst_index} />
          </Explained>
        </Description>
      )}
    </DescriptionList>
  );
}

function Place({ airport, time }: { airport: AirportRef | undefined; time: string | undefined }) {
  const messages = useMessages();
  return (
    <>
      {airport ? (
        <>
          {airport.region && <Flag country={airport.region.country} />}
          {/* The flag stays with the name where that is broken. */}
          {airport.region && '\u00a0'}
          <Link href={entityPath('airport', airport.id)}>{airport.name}</Link>
        </>
      ) : (
        messages['flight.place.unknown']()
      )}
      {airport?.region && <div>{airport.region.name}</div>}
      {time !== undefined && (
        <div>
          <LocalTime time={time} />
        </div>
      )}
    </>
  );
}

function Launch({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const { launch_kind: kind, launch_gain: gain, launch_vario: vario } = flight;
  if (kind === undefined && gain === undefined) return null;
  return (
    <Description term={messages['flight.launch']()}>
      {kind !== undefined && messages['flight.launch.kinds']({ kind })}
      <Inline gap="x2">
        {gain !== undefined && <Altitude m={gain} />}
        {vario !== undefined && <ClimbRate mps={vario} />}
      </Inline>
    </Description>
  );
}
