import { Disclosure } from '@cloudstreet/ui/controls/Disclosure';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import type { ReactNode } from 'react';
import { useMessages } from '../messages.js';

export interface CollapsibleFiltersProps {
  className: string;
  children: ReactNode;
}

/** Fields that filter a list, collapsed on a phone, so that the list comes first. */
export function CollapsibleFilters({ className, children }: CollapsibleFiltersProps) {
  const title = useMessages()['flights.filters']();
  const isPhone = useMediaQuery(media.mobile);
  const fields = (
    <search className={className} aria-label={title}>
      {children}
    </search>
  );
  if (!isPhone) return fields;
  return (
    <Disclosure title={title} level={2}>
      {fields}
    </Disclosure>
  );
}
