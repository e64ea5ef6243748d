import { Disclosure, type DisclosureProps } from '@cloudstreet/ui/controls/Disclosure';
import { useState } from 'react';
import { useHasFirstPicture } from './first-picture.js';

export type LaterDetailsProps = Pick<DisclosureProps, 'title' | 'level' | 'children'>;

/** Closed details, which take no time from the first picture unless they are opened. */
export function LaterDetails({ children, ...props }: LaterDetailsProps) {
  const hasPicture = useHasFirstPicture();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure {...props} onExpandedChange={setOpen}>
      {(hasPicture || isOpen) && children}
    </Disclosure>
  );
}
