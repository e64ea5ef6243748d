import { waypointQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { LazyWaypointMap } from '@cloudstreet/ui/map/LazyMap';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useApp } from '../../app/context.js';
import { AppMaps } from '../../app/map/AppMaps.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { useMe } from '../../app/session.js';
import { WaypointCard } from './WaypointCard.js';
import { type EditedWaypoint, WaypointDialog } from './WaypointDialog.js';
import { WaypointList } from './WaypointList.js';
import * as styles from './Waypoints.css.js';
import { WaypointsHead } from './WaypointsHead.js';
import { WaypointUpload } from './WaypointUpload.js';
import type { WaypointsSearch } from './waypoint-search.js';

export interface WaypointsPageProps {
  id: string;
  search: WaypointsSearch;
}

/** A collection of waypoints as a list and on a map. Its owner edits them in both. */
export function WaypointsPage({ id, search }: WaypointsPageProps) {
  const { api } = useApp();
  const messages = useMessages();
  const me = useMe();
  const navigate = useNavigate();
  // The map is the main content, so without a second pane it is on the page and not in a sheet.
  const isRoomy = useMediaQuery(media.middle);
  const [edited, setEdited] = useState<EditedWaypoint>();
  const { link, waypoint: selectedId } = search;
  const { data: collection } = useSuspenseQuery(
    waypointQueries.collection(api, id, link === undefined ? {} : { link }),
  );
  const { waypoint: waypoints } = collection;
  const isOwner = collection.user !== undefined && me?.id === collection.user.id;
  const places = useMemo(
    () =>
      waypoints.map((one) => {
        const [lon, lat] = one.geom.coordinates;
        return { id: one.id, name: one.name, lat, lon };
      }),
    [waypoints],
  );
  const selected = waypoints.find((one) => one.id === selectedId);
  const edit = isOwner
    ? (waypoint: (typeof waypoints)[number]) => setEdited({ waypoint })
    : undefined;

  function select(waypoint: number | undefined) {
    void navigate({
      to: '/waypoint/$collection',
      params: { collection: id },
      search: { ...(link !== undefined && { link }), ...(waypoint !== undefined && { waypoint }) },
      replace: true,
      resetScroll: false,
    });
  }

  const map = (
    <AppMaps>
      <LazyWaypointMap
        waypoints={places}
        selectedId={selectedId}
        onSelect={select}
        card={selected && <WaypointCard waypoint={selected} onEdit={edit} />}
        onAdd={isOwner ? (position) => setEdited({ position }) : undefined}
      />
    </AppMaps>
  );
  return (
    <AppPage secondary={isRoomy ? map : undefined}>
      <WaypointsHead collection={collection} link={link} isOwner={isOwner} />
      {!isRoomy && (
        <section className={styles.map} aria-label={messages['page.map']()}>
          {map}
        </section>
      )}
      {isOwner && (
        <>
          <Inline>
            <Button tone="primary" onPress={() => setEdited({ position: undefined })}>
              <Plus size={18} aria-hidden />
              {messages['waypoint.add']()}
            </Button>
          </Inline>
          <WaypointUpload collectionId={collection.id} />
        </>
      )}
      {waypoints.length === 0 ? (
        <EmptyState title={messages['waypoint.none']()} drawing="glider">
          {isOwner && messages['waypoint.none.how']()}
        </EmptyState>
      ) : (
        <WaypointList
          waypoints={waypoints}
          selectedId={selectedId}
          onSelect={select}
          onEdit={edit}
        />
      )}
      {edited && (
        <WaypointDialog
          collectionId={collection.id}
          edited={edited}
          onClose={() => setEdited(undefined)}
          onSaved={(saved) => {
            setEdited(undefined);
            select(saved);
          }}
        />
      )}
    </AppPage>
  );
}
