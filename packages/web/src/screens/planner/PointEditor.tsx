import type { ObservationZoneKind, ZoneProperties } from '@cloudstreet/scoring/task';
import { Select } from '@cloudstreet/ui/fields/Select';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useMessages } from '../../app/messages.js';
import { useZoneText } from '../../app/tasks/use-zone-text.js';
import * as styles from './Planner.css.js';
import type { Plan, PlanPoint } from './plan.js';
import { QuantityField } from './QuantityField.js';

export interface PointEditorProps {
  plan: Plan;
  point: PlanPoint;
  number: number;
  onRename: (name: string) => void;
  onZone: (zone: ZoneProperties | undefined) => void;
}

const RULES = 'rules';
const KINDS = ['CYLINDER', 'SYMMETRIC_QUADRANT', 'KEYHOLE', 'LINE'] as const;
type Choice = typeof RULES | ObservationZoneKind;

/** Radii in km that a zone has at first. */
const FIRST_RADIUS_KM: Partial<Readonly<Record<Choice, number>>> = {
  CYLINDER: 0.5,
  KEYHOLE: 10,
  LINE: 1,
};
const MAX_RADIUS_KM = 1000;

/** Name and zone of the selected point. */
export function PointEditor({ plan, point, number, onRename, onZone }: PointEditorProps) {
  const messages = useMessages();
  const { ruleZoneText } = useZoneText();
  const { ruleset, points } = plan;
  const { name, zone } = point;
  const kind: Choice = zone?.kind ?? RULES;
  // Zones of files can have other shapes, which stay until another one is chosen.
  const choices: readonly Choice[] = [RULES, ...KINDS, ...(isListed(kind) ? [] : [kind])];
  return (
    <Section title={messages['plan.point']({ number, name })}>
      <div className={styles.fields}>
        <TextField
          label={messages['collection.name']()}
          value={name}
          maxLength={100}
          isRequired
          autoComplete="off"
          onChange={onRename}
        />
        <Select<Choice>
          label={messages['plan.zone']()}
          hint={
            kind === RULES
              ? ruleZoneText({ ruleset, index: number - 1, count: points.length })
              : undefined
          }
          isRequired
          options={choices.map((id) => ({ id, label: messages['plan.zone.kind']({ kind: id }) }))}
          value={kind}
          onChange={(next) => {
            if (next !== kind) onZone(next === RULES ? undefined : firstZone(next));
          }}
        />
        {zone && (
          <QuantityField
            label={messages['plan.radius']({ kind })}
            quantity="distance"
            value={zone.radius}
            max={MAX_RADIUS_KM}
            step={0.5}
            digits={2}
            onChange={(radius) => {
              const { radius: _radius, ...rest } = zone;
              if (radius !== undefined && radius > 0) onZone({ ...rest, radius });
              // Only a quadrant can be unlimited.
              else if (kind === 'SYMMETRIC_QUADRANT') onZone(rest);
            }}
          />
        )}
      </div>
    </Section>
  );
}

function isListed(kind: Choice): boolean {
  return kind === RULES || KINDS.some((known) => known === kind);
}

function firstZone(kind: ObservationZoneKind): ZoneProperties {
  const radius = FIRST_RADIUS_KM[kind];
  return radius === undefined ? { kind } : { kind, radius };
}
