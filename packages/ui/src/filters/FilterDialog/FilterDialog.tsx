import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.js';
import { Dialog, type DialogProps } from '../../controls/Dialog/Dialog.js';
import { useMessages } from '../../messages/MessagesProvider.js';

export interface FilterDialogProps<Search> extends Pick<DialogProps, 'size'> {
  onChange: (search: Search) => void;
  /** Draft of the filters. Nothing changes until it is applied. */
  children: (apply: (search: Search) => void) => ReactNode;
}

/** A button that opens a dialog with further filters. */
export function FilterDialog<Search>({ size, onChange, children }: FilterDialogProps<Search>) {
  const messages = useMessages();
  return (
    <Dialog
      title={messages['filters.more']()}
      {...(size && { size })}
      trigger={
        <Button size="chip">
          <SlidersHorizontal size={16} aria-hidden />
          {messages['filters.more']()}
        </Button>
      }
    >
      {(close) =>
        children((search) => {
          close();
          onChange(search);
        })
      }
    </Dialog>
  );
}
