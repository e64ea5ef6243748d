import type { AirportRef, FlightDetail } from '@cloudstreet/sdk';
import { Explained } from '@cloudstreet/ui/controls/Explained';
import { Link } from '@cloudstreet/ui/controls/Link';
import { FigureList, type NamedFigure } from '@cloudstreet/ui/layout/FigureList';
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
import type { Messages } from '../../../generated/messages/types.js';

/** Aircraft, airports, times, launch and further figures of a flight. */
export function FlightSummary({ flight }: { flight: FlightDetail }) {
  return <FigureList figures={summaryOf(flight, useMessages())} />;
}

function summaryOf(flight: FlightDetail, messages: Messages): NamedFigure[] {
  const { aircraft, club, takeoff_airport: takeoff, landing_airport: landing } = flight;
  const { launch_kind: kind, launch_gain: gain, launch_vario: vario } = flight;
  const signs = [flight.registration, flight.competition_id].filter(Boolean).join(' · ');
  const entries: (NamedFigure | false | undefined)[] = [
    {
      term: messages['flight.aircraft'](),
      value: (
        <>
          {aircraft ? (
            <Link href={entityPath('aircraft', aircraft.id)}>{aircraft.name}</Link>
          ) : (
            messages['flight.aircraft.unknown']()
          )}
          {signs && <div>{signs}</div>}
        </>
      ),
    },
    {
      term: messages['flight.takeoff'](),
      value: <Place airport={takeoff} time={flight.takeoff_time} />,
    },
    {
      term: messages['flight.landing'](),
      value:
        flight.landing_time === undefined ? (
          messages['flight.landing.none']()
        ) : (
          <Place airport={landing} time={flight.landing_time} />
        ),
    },
    flight.total_seconds !== undefined && {
      term: messages['flight.duration'](),
      value: <Duration seconds={flight.total_seconds} />,
    },
    club && {
      term: messages['flight.club'](),
      value: <Link href={entityPath('club', club.id)}>{club.name}</Link>,
    },
    (kind !== undefined || gain !== undefined) && {
      term: messages['flight.launch'](),
      value: (
        <>
          {kind !== undefined && messages['flight.launch.kinds']({ kind })}
          <Inline gap="x2">
            {gain !== undefined && <Altitude m={gain} />}
            {vario !== undefined && <ClimbRate mps={vario} />}
          </Inline>
        </>
      ),
    },
    flight.max_alt_gain !== undefined && {
      term: messages['flight.maxGain'](),
      value: <Altitude m={flight.max_alt_gain} />,
    },
    flight.max_cum_alt_gain_1h !== undefined && {
      term: messages['flight.climbedInHour'](),
      value: (
        <Explained why={messages['why.climbedInHour']()}>
          <Altitude m={flight.max_cum_alt_gain_1h} />
        </Explained>
      ),
    },
    flight.takeoff_distance !== undefined && {
      term: messages['flight.takeoffDistance'](),
      value: (
        <Explained why={messages['why.takeoffDistance']()}>
          <Altitude m={flight.takeoff_distance} />
        </Explained>
      ),
    },
    flight.qnh !== undefined && {
      term: messages['flight.qnh'](),
      value: (
        <Explained why={messages['why.qnh']()}>
          <Pressure hPa={flight.qnh} />
        </Explained>
      ),
    },
    flight.mass !== undefined && {
      term: messages['flight.mass'](),
      value: <Mass kg={flight.mass} />,
    },
    flight.dmst_index !== undefined && {
      term: messages['flight.index'](),
      value: (
        <Explained why={messages['why.index']()}>
          <Index index={flight.dmst_index} />
        </Explained>
      ),
    },
  ];
  return entries.filter((entry) => entry !== false && entry !== undefined);
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
