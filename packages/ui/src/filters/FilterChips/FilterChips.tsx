import type { ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.js';
import { useFocusNextItem } from '../../layout/focus-next-item/focus-next-item.js';
import { Inline } from '../../layout/Stack/Stack.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import * as styles from '../Filters.css.js';
import { KeepFocusContext } from '../keep-focus.js';

export interface FilterChipsProps {
  /** Number of active filters. Without any, only the place of the focus is kept. */
  count: number;
  /** Changes when a filter is removed, such as the filters themselves. The next chip then takes the focus. */
  shown: unknown;
  /** Removes all filters. A button calls it if there are several. */
  onClear?: () => void;
  /** A `FilterChip` for each filter. */
  children: ReactNode;
}

/** Active filters, each with a button that removes it. */
export function FilterChips({ count, shown, onClear, children }: FilterChipsProps) {
  const messages = useMessages();
  const { host, keepFocus } = useFocusNextItem(shown, { item: 'button' });
  return (
    <div ref={host} className={styles.chips}>
      {count > 0 && (
        <KeepFocusContext value={keepFocus}>
          <Inline>
            {children}
            {onClear && count > 1 && (
              <Button
                size="small"
                tone="quiet"
                onPress={() => {
                  keepFocus();
                  onClear();
                }}
              >
                {messages['filters.clear']()}
              </Button>
            )}
          </Inline>
        </KeepFocusContext>
      )}
    </div>
  );
}
