import { DateField } from '@cloudstreet/ui/fields/DateField';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useUnits } from '@cloudstreet/ui/values';
import { useMessages } from '../../app/messages.js';
import * as styles from './Planner.css.js';
import type { CrossedAirspace } from './use-crossed-airspaces.js';

export interface PlanAirspacesProps {
  date: string;
  onDate: (date: string) => void;
  /** Absent until they are loaded. */
  crossed: readonly CrossedAirspace[] | undefined;
  /** Whether all airspaces of the view are known. */
  isWhole: boolean;
  /** Whether there are any around the task. */
  isKnown: boolean;
}

/** Airspaces that the legs cross on the day of the flight, at any height. */
export function PlanAirspaces(props: PlanAirspacesProps) {
  const { date, onDate, crossed, isWhole, isKnown } = props;
  const messages = useMessages();
  const { locale } = useUnits();
  const numbers = new Intl.ListFormat(locale);
  return (
    <Section title={messages['plan.airspaces']()}>
      <DateField
        label={messages['plan.day']()}
        isRequired
        value={date}
        onChange={(next) => {
          if (next) onDate(next);
        }}
      />
      {crossed?.length === 0 && (
        <p className={styles.note}>
          {isKnown ? messages['plan.airspaces.none']() : messages['plan.airspaces.unknown']()}
        </p>
      )}
      {crossed && !isWhole && <p className={styles.note}>{messages['airspace.partly']()}</p>}
      {crossed && crossed.length > 0 && (
        <ul className={styles.list}>
          {crossed.map(({ airspace, legs }) => (
            <li key={airspace.id}>
              <strong>{airspace.name || messages['airspace.nameless']()}</strong>{' '}
              {messages['airspace.limits']({
                class: airspace.class,
                floor: airspace.floor.text,
                ceiling: airspace.ceiling.text,
              })}
              {' · '}
              {messages['plan.airspaces.legs']({
                legs: numbers.format(legs.map((leg) => `${leg + 1}`)),
                count: legs.length,
              })}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
