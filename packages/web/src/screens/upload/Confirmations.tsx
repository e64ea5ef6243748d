import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import { type Ref, useId } from 'react';
import { useMessages } from '../../app/messages.js';
import { InstanceLinks } from '../../app/page/InstanceLinks.js';
import * as styles from './Upload.css.js';

/** Statements that a pilot confirms with every upload. */
export const CONFIRMATIONS = ['windows', 'airspace', 'terms'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

export interface ConfirmationsProps {
  confirmed: readonly Confirmation[];
  onChange: (confirmed: readonly Confirmation[]) => void;
  /** Whether an upload was tried without all of them. */
  isMissing: boolean;
  isDisabled: boolean;
  ref: Ref<HTMLFieldSetElement>;
}

export function Confirmations(props: ConfirmationsProps) {
  const { confirmed, onChange, isMissing, isDisabled, ref } = props;
  const messages = useMessages();
  const problem = useId();
  return (
    <fieldset
      ref={ref}
      className={styles.fieldset}
      aria-describedby={isMissing ? problem : undefined}
    >
      <legend className={styles.legend}>{messages['upload.confirm']()}</legend>
      {CONFIRMATIONS.map((name) => {
        const isSelected = confirmed.includes(name);
        return (
          <Checkbox
            key={name}
            isSelected={isSelected}
            isInvalid={isMissing && !isSelected}
            isDisabled={isDisabled}
            onChange={(isChosen) =>
              onChange(
                isChosen ? [...confirmed, name] : confirmed.filter((other) => other !== name),
              )
            }
          >
            {messages[`upload.confirm.${name}`]()}
          </Checkbox>
        );
      })}
      <InstanceLinks pages={['terms_url']} />
      {isMissing && (
        <p id={problem} role="alert" className={styles.warning}>
          {messages['upload.confirm.missing']()}
        </p>
      )}
    </fieldset>
  );
}
