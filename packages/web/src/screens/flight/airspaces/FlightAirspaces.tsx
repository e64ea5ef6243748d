import type { AirspaceNearMiss, AirspaceViolation, FlightDetail } from '@cloudstreet/sdk';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { Disclosure } from '@cloudstreet/ui/controls/Disclosure';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import {
  formatQuantityParts,
  quantityText,
  type UnitPreferences,
  useUnits,
} from '@cloudstreet/ui/values';
import { useMessages } from '../../../app/messages.js';
import type { Messages } from '../../../generated/messages/types.js';
import { AirspaceMoment, AirspaceStays } from './AirspaceStays.js';
import * as styles from './FlightAirspaces.css.js';
import { needsNoClearance } from './flight-airspaces.js';

export interface FlightAirspacesProps {
  flight: FlightDetail;
  /** Called with the Unix time in seconds at which an airspace was entered, left or nearest. */
  onCursorChange: (timeS: number) => void;
}

/**
 * Lists airspaces that a flight entered or nearly entered. Renders nothing if no airspaces are
 * known there, or crossings are unknown.
 */
export function FlightAirspaces({ flight, onCursorChange }: FlightAirspacesProps) {
  const messages = useMessages();
  const units = useUnits();
  const isPhone = useMediaQuery(media.mobile);
  const { airspace_violation: entered = [], airspace_near_miss: near = [] } = flight;
  const { airspace_covered: isCovered, airspace_source: sources = [] } = flight;
  if (isCovered === undefined) return null;
  if (!isCovered && entered.length + near.length === 0) return null;
  const shared = { messages, units, onCursorChange, isPhone };
  const open = entered.filter(needsNoClearance);
  // Those that required a clearance first, each in chronological order.
  const restricting = entered
    .filter((airspace) => !needsNoClearance(airspace))
    .toSorted((one, other) => Number(other.violation) - Number(one.violation));
  const names = new Intl.ListFormat(units.locale).format(sources.map(({ name }) => name));
  return (
    <Section title={messages['flight.airspace']()}>
      <Stack gap="x3">
        {restricting.length > 0 && <Entered {...shared} airspaces={restricting} />}
        {restricting.length === 0 && isCovered && (
          <p>{messages[open.length > 0 ? 'airspace.noneRestricting' : 'airspace.none']()}</p>
        )}
        {near.length > 0 && (
          <Table
            caption={messages['airspace.near']()}
            columns={nearColumns(shared)}
            rows={near}
            getKey={({ id }) => id}
            details={nearDetails(shared)}
          />
        )}
        {open.length > 0 && (
          <Disclosure title={messages['airspace.open']({ count: open.length })}>
            <Entered {...shared} airspaces={open} />
          </Disclosure>
        )}
        <p className={styles.sources}>
          {!isCovered && `${messages['airspace.partly']()} `}
          {messages['airspace.sources']({ names })}
        </p>
      </Stack>
    </Section>
  );
}

interface AirspacesContext {
  messages: Messages;
  units: UnitPreferences;
  onCursorChange: (timeS: number) => void;
  /** Whether there is a single column, with margin and times below the name. */
  isPhone: boolean;
}

function Entered({ airspaces, ...shared }: AirspacesContext & { airspaces: AirspaceViolation[] }) {
  return (
    <Table
      caption={shared.messages['airspace.entered']()}
      columns={enteredColumns(shared)}
      rows={airspaces}
      getKey={({ id }) => id}
      details={enteredDetails(shared)}
    />
  );
}

function enteredColumns(shared: AirspacesContext): TableColumn<AirspaceViolation>[] {
  const { messages } = shared;
  return [
    nameColumn<AirspaceViolation>(messages['airspace.entered'](), shared, marginOfEntered),
    ...wideColumn<AirspaceViolation>(shared, {
      id: 'when',
      header: messages['airspace.when'](),
      cell: (airspace) => <AirspaceStays {...shared} airspace={airspace} />,
    }),
    ...marginColumn<AirspaceViolation>(messages['airspace.inside'](), shared, marginOfEntered),
  ];
}

const enteredDetails = (shared: AirspacesContext) => (airspace: AirspaceViolation) =>
  shared.isPhone ? <AirspaceStays {...shared} airspace={airspace} /> : null;
const nearDetails = (shared: AirspacesContext) => (near: AirspaceNearMiss) =>
  shared.isPhone ? <AirspaceMoment {...shared} time={near.time} point={near.point} /> : null;

function nearColumns(shared: AirspacesContext): TableColumn<AirspaceNearMiss>[] {
  const { messages } = shared;
  return [
    nameColumn<AirspaceNearMiss>(messages['airspace.near'](), shared, marginOfNear),
    ...wideColumn<AirspaceNearMiss>(shared, {
      id: 'when',
      header: messages['airspace.when'](),
      cell: ({ time, point }) => <AirspaceMoment {...shared} time={time} point={point} />,
    }),
    ...marginColumn<AirspaceNearMiss>(messages['airspace.distance'](), shared, marginOfNear),
  ];
}

interface Sizes {
  horizontal: number;
  vertical?: number | undefined;
}

function marginOfEntered({ depth_horizontal, depth_vertical }: AirspaceViolation): Sizes {
  return { horizontal: depth_horizontal, vertical: depth_vertical };
}

function marginOfNear({ horizontal, vertical }: AirspaceNearMiss): Sizes {
  return { horizontal, vertical };
}

function nameColumn<Row extends AirspaceViolation | AirspaceNearMiss>(
  header: string,
  shared: AirspacesContext,
  marginOf: (row: Row) => Sizes,
): TableColumn<Row> {
  return {
    id: 'name',
    header,
    isRowHeader: true,
    cell: (airspace) => (
      <>
        <Name airspace={airspace} messages={shared.messages} />
        {shared.isPhone && (
          <span className={styles.note}>
            <Margin {...shared} {...marginOf(airspace)} />
          </span>
        )}
      </>
    ),
  };
}

function marginColumn<Row>(
  header: string,
  shared: AirspacesContext,
  marginOf: (row: Row) => Sizes,
): TableColumn<Row>[] {
  const cell = (row: Row) => <Margin {...shared} {...marginOf(row)} />;
  return wideColumn(shared, { id: 'margin', header, align: 'end', cell });
}

/** Returns a column, or none on a phone. */
function wideColumn<Row>(
  { isPhone }: AirspacesContext,
  column: TableColumn<Row>,
): TableColumn<Row>[] {
  return isPhone ? [] : [column];
}

function Name({
  airspace,
  messages,
}: {
  airspace: AirspaceViolation | AirspaceNearMiss;
  messages: Messages;
}) {
  const { airspace_min_alt: floor, airspace_max_alt: ceiling, unknown_limits: unknown } = airspace;
  return (
    <>
      <span className={styles.name}>
        {airspace.airspace_name || messages['airspace.nameless']()}
      </span>
      <span className={styles.note}>
        {messages['airspace.limits']({
          class: airspace.airspace_type ?? airspace.airspace_class,
          floor: floor.text,
          ceiling: ceiling.text,
        })}
      </span>
      {'violation' in airspace && airspace.violation && (
        <Chip tone="warning">{messages['airspace.clearance']()}</Chip>
      )}
      {airspace.activity !== 'active' && (
        <span className={styles.note}>
          {messages['airspace.activity']({ state: airspace.activity })}
        </span>
      )}
      {'violation' in airspace && unknown[0] !== undefined && (
        <span className={styles.note}>
          {messages['airspace.unknown']({ limit: unknown.length > 1 ? 'both' : unknown[0] })}
        </span>
      )}
    </>
  );
}

interface MarginProps extends Pick<AirspacesContext, 'messages' | 'units'>, Sizes {}

/** Horizontal and vertical distance. A part that is 0 or unknown is left out. */
function Margin({ messages, units, horizontal, vertical = 0 }: MarginProps) {
  const distance = quantityText(formatQuantityParts('distance', horizontal / 1000, units, 2));
  const height = quantityText(formatQuantityParts('altitude', vertical, units));
  return (
    <>
      {horizontal > 0 && (
        <span className={styles.line}>{messages['airspace.sideways']({ distance })}</span>
      )}
      {vertical > 0 && (
        <span className={styles.line}>{messages['airspace.upright']({ height })}</span>
      )}
    </>
  );
}
