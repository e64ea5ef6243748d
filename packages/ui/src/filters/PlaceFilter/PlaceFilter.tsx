import { MapPin } from 'lucide-react';
import { useMessages } from '../../messages/MessagesProvider.js';
import { NameFilter, type NameFilterProps } from '../NameFilter/NameFilter.js';

export type PlaceFilterProps = Omit<NameFilterProps, 'label' | 'placeholder' | 'icon'>;

/** Finds an airfield or a town near which flights passed. */
export function PlaceFilter(props: PlaceFilterProps) {
  const messages = useMessages();
  return (
    <NameFilter
      {...props}
      label={messages['filters.place']()}
      placeholder={messages['filters.place.placeholder']()}
      icon={<MapPin size={18} aria-hidden />}
    />
  );
}
