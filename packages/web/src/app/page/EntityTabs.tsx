import { LinkSegments } from '@cloudstreet/ui/controls/LinkSegments';
import { List, Map as MapIcon, Users } from 'lucide-react';
import { useMessages } from '../messages.js';
import { entityPath, pilotsPath } from '../paths.js';

/** Pages of an aircraft, an airport or a club. */
const CHILDREN = { aircraft: 'timeline', airport: 'map', club: 'timeline' } as const;
const ICONS = { timeline: List, map: MapIcon, pilot: Users };

/** Kinds that have a page of their pilots. */
export type PilotedKind = keyof typeof CHILDREN;

export interface EntityTabsProps {
  kind: PilotedKind;
  id: number;
  /** Current page: the one at the entity's own address, or its pilots. */
  current: 'first' | 'pilot';
}

/** Links between the pages about an object. */
export function EntityTabs({ kind, id, current }: EntityTabsProps) {
  const messages = useMessages();
  const pages = [
    { child: CHILDREN[kind], href: entityPath(kind, id), page: 'first' },
    { child: 'pilot', href: pilotsPath(kind, id), page: 'pilot' },
  ] as const;
  return (
    <LinkSegments
      label={messages['entity.children']()}
      segments={pages.map(({ child, href, page }) => {
        const Icon = ICONS[child];
        return {
          href,
          isCurrent: page === current,
          label: (
            <>
              <Icon size={16} aria-hidden />
              {messages['entity.child']({ child })}
            </>
          ),
        };
      })}
    />
  );
}
