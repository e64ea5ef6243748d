import { Search, X } from 'lucide-react';
import { SearchField as AriaSearchField, Button, Group, Input } from 'react-aria-components';
import { useMessages } from '../../messages/MessagesProvider.js';
import * as styles from '../Field.css.js';
import * as searchStyles from './SearchField.css.js';

export interface SearchFieldProps {
  /** The accessible name; it is also shown while the field is empty. */
  label: string;
  value?: string;
  defaultValue?: string;
  onChange?: (text: string) => void;
  /** Called on Enter. */
  onSubmit?: (text: string) => void;
}

/** Text to look for. Escape clears it. */
export function SearchField({ label, ...props }: SearchFieldProps) {
  const messages = useMessages();
  return (
    <AriaSearchField {...props} aria-label={label} className={styles.field}>
      <Group className={styles.box}>
        <Search size={18} className={searchStyles.icon} aria-hidden />
        <Input className={styles.input} placeholder={label} />
        <Button
          className={`${styles.inner} ${searchStyles.clear}`}
          aria-label={messages['field.clear']()}
        >
          <X size={18} aria-hidden />
        </Button>
      </Group>
    </AriaSearchField>
  );
}
