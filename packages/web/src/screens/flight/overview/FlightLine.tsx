import type { FlightDetail } from '@cloudstreet/sdk';
import { Link } from '@cloudstreet/ui/controls/Link';
import { LocalDate, LocalTime } from '@cloudstreet/ui/values';
import { Flag } from '@cloudstreet/ui/values/Flag';
import { entityPath } from '../../../app/paths.js';
import * as styles from './FlightHead.css.js';

/** Aircraft, airfield, day, times and club of a flight in one line. */
export function FlightLine({ flight }: { flight: FlightDetail }) {
  const { aircraft, takeoff_airport: airport, club } = flight;
  const { takeoff_time: takeoff, landing_time: landing } = flight;
  const sign = flight.registration ?? flight.competition_id;
  return (
    <ul className={styles.line}>
      {aircraft && (
        <li className={styles.item}>
          <Link href={entityPath('aircraft', aircraft.id)}>{aircraft.name}</Link>
        </li>
      )}
      {sign !== undefined && <li className={styles.item}>{sign}</li>}
      {airport && (
        <li className={styles.item}>
          {airport.region && <Flag country={airport.region.country} />}
          {airport.region && '\u00a0'}
          <Link href={entityPath('airport', airport.id)}>{airport.name}</Link>
        </li>
      )}
      <li className={styles.item}>
        <LocalDate date={flight.scoring_date} />
      </li>
      {takeoff !== undefined && (
        <li className={styles.item}>
          <LocalTime time={takeoff} />
          {landing !== undefined && (
            <>
              –<LocalTime time={landing} />
            </>
          )}
        </li>
      )}
      {club && (
        <li className={styles.item}>
          <Link href={entityPath('club', club.id)}>{club.name}</Link>
        </li>
      )}
    </ul>
  );
}
