import { WAYPOINT_KINDS } from '@cloudstreet/scoring/task-files';
import { fromUnit, toUnit, unitOf } from '@cloudstreet/scoring/units';
import { ApiError, type NewWaypoint, type Waypoint, type WaypointKind } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { NumberField } from '@cloudstreet/ui/fields/NumberField';
import { Select } from '@cloudstreet/ui/fields/Select';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useUnits } from '@cloudstreet/ui/values';
import { type ReactNode, useState } from 'react';
import { AppForm } from '../../app/forms/AppForm.js';
import { textOf } from '../../app/forms/form-values.js';
import { useMessages } from '../../app/messages.js';
import { PlaceSearch } from './PlaceSearch.js';
import { type Position, parsePosition, positionText } from './parse-position.js';

/** Entered values of a waypoint; `null` for an empty field. */
export type WaypointValues = Required<Pick<NewWaypoint, 'name' | 'geom'>> & {
  readonly [Key in (typeof TEXTS)[number]]: string | null;
} & { readonly kind: WaypointKind | null; readonly elevation: number | null };

const TEXTS = ['code', 'frequency', 'description'] as const;

export interface WaypointFormProps {
  /** Values of an existing waypoint. */
  waypoint?: Waypoint | undefined;
  /** Position chosen on the map. */
  position?: Position | undefined;
  error: Error | null;
  isPending: boolean;
  /** Further buttons. */
  actions?: ReactNode;
  onSubmit: (values: WaypointValues) => void | Promise<void>;
}

/** Fields of a waypoint. A place found by name fills in the first two. */
export function WaypointForm(props: WaypointFormProps) {
  const { waypoint, position, error, isPending, actions, onSubmit } = props;
  const messages = useMessages();
  const unit = unitOf('altitude', useUnits().unitSystem);
  const [name, setName] = useState(waypoint?.name ?? '');
  const [place, setPlace] = useState(() => initialPlace(waypoint, position));
  const [kind, setKind] = useState<WaypointKind | typeof NO_KIND>(waypoint?.kind ?? NO_KIND);
  const [elevation, setElevation] = useState(() =>
    waypoint?.elevation === undefined ? Number.NaN : Math.round(toUnit(waypoint.elevation, unit)),
  );
  const [isElevationNew, setElevationNew] = useState(false);
  const invalid = messages['waypoint.position.invalid']();

  function submit(values: FormData) {
    const read = parsePosition(place);
    if (!read) return undefined;
    // A field that was not changed keeps its exact value.
    const isMoved = !waypoint || place !== initialPlace(waypoint, undefined);
    const entered = Number.isNaN(elevation) ? null : fromUnit(elevation, unit);
    return onSubmit({
      name: textOf(values, 'name'),
      geom: isMoved ? { type: 'Point', coordinates: [read.lon, read.lat] } : waypoint.geom,
      kind: kind === NO_KIND ? null : kind,
      elevation: isElevationNew ? entered : (waypoint?.elevation ?? null),
      code: textOf(values, 'code') || null,
      frequency: textOf(values, 'frequency') || null,
      description: textOf(values, 'description') || null,
    });
  }

  return (
    <AppForm
      failure={error}
      fieldErrors={error instanceof ApiError ? error.fields : undefined}
      onSubmit={submit}
    >
      {!waypoint && !position && (
        <PlaceSearch
          onPick={(found) => {
            setName(found.name);
            setPlace(positionText(found));
          }}
        />
      )}
      <TextField
        label={messages['collection.name']()}
        name="name"
        isRequired
        requiredMessage={messages['collection.name.required']()}
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={setName}
      />
      <TextField
        label={messages['waypoint.position']()}
        name="position"
        isRequired
        requiredMessage={invalid}
        hint={messages['waypoint.position.hint']()}
        validate={(text) => (parsePosition(text) ? null : invalid)}
        autoComplete="off"
        value={place}
        onChange={setPlace}
      />
      <NumberField
        label={messages['waypoint.elevation']()}
        unit={unit.symbol}
        value={elevation}
        minValue={Math.ceil(toUnit(MIN_ELEVATION_M, unit))}
        maxValue={Math.floor(toUnit(MAX_ELEVATION_M, unit))}
        onChange={(value) => {
          setElevation(value);
          setElevationNew(true);
        }}
      />
      <Select
        label={messages['waypoint.kind']()}
        isRequired
        options={[NO_KIND, ...KINDS].map((id) => ({
          id,
          label: messages['waypoint.kind.option']({ kind: id }),
        }))}
        value={kind}
        onChange={setKind}
      />
      <TextField
        label={messages['waypoint.code']()}
        name="code"
        maxLength={20}
        autoComplete="off"
        defaultValue={waypoint?.code ?? ''}
      />
      <TextField
        label={messages['waypoint.frequency']()}
        name="frequency"
        maxLength={30}
        autoComplete="off"
        defaultValue={waypoint?.frequency ?? ''}
      />
      <TextField
        label={messages['collection.description']()}
        name="description"
        lines={3}
        maxLength={1000}
        defaultValue={waypoint?.description ?? ''}
      />
      <DialogActions>
        {actions}
        <Button type="submit" tone="primary" isPending={isPending}>
          {messages['collection.save']()}
        </Button>
      </DialogActions>
    </AppForm>
  );
}

/** Limits of the contract. */
const MIN_ELEVATION_M = -500;
const MAX_ELEVATION_M = 9000;
const NO_KIND = 'none' as const;
const KINDS = WAYPOINT_KINDS.filter((kind) => kind !== 'unknown');

function initialPlace(waypoint: Waypoint | undefined, position: Position | undefined): string {
  if (position) return positionText(position);
  if (!waypoint) return '';
  const [lon, lat] = waypoint.geom.coordinates;
  return positionText({ lat, lon });
}
