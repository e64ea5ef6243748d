import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import * as styles from './SegmentedControl.css.js';

export interface Segment<Id extends string> {
  id: Id;
  label: ReactNode;
}

export interface SegmentedControlProps<Id extends string> {
  /** Accessible name of the choice. */
  label: string;
  segments: readonly Segment<Id>[];
  selected: Id;
  onChange: (id: Id) => void;
}

/** A choice between a few short options, all visible, such as the unit system. */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const { label, segments, selected, onChange } = props;
  return (
    <ToggleButtonGroup
      className={styles.group}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[selected]}
      onSelectionChange={(keys) => {
        const chosen = segments.find(({ id }) => keys.has(id));
        if (chosen) onChange(chosen.id);
      }}
    >
      {segments.map((segment) => (
        <ToggleButton key={segment.id} id={segment.id} className={styles.segment}>
          {segment.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
