import { type Flight, storyImagePath } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { LocalDate } from '@cloudstreet/ui/values';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useApp, useNow } from '../../../app/context.js';
import { LoadFailed } from '../../../app/errors/LoadFailed.js';
import { lazyWithRetry } from '../../../app/lazy-with-retry.js';
import { EndOfList } from '../../../app/lists/EndOfList.js';
import { useMessages } from '../../../app/messages.js';
import { AppPage } from '../../../app/page/AppPage.js';
import { flightPath } from '../../../app/paths.js';
import { FLIGHT_FORMS } from '../../../app/search/flight-forms.js';
import {
  type FlightSearch,
  galleryQueryOf,
  isFiltered,
} from '../../../app/search/flight-search.js';
import { formatUrlSearch } from '../../../app/search/url-search.js';
import { useFileUrl } from '../../../app/stories/use-file-url.js';
import { FlightsHead } from '../FlightsHead.js';
import * as styles from './Gallery.css.js';

const FlightStoryViewer = lazyWithRetry(
  async () => (await import('../../../app/stories/FlightStoryViewer.js')).FlightStoryViewer,
);

/** A photo and its index in the flight. */
interface GalleryPhoto {
  readonly flight: Flight;
  readonly index: number;
}

/** Photos of the filtered flights. */
export function Gallery({ search }: { search: FlightSearch }) {
  const messages = useMessages();
  const place = formatUrlSearch({ ...search });
  return (
    <AppPage place={place}>
      <FlightsHead
        title={messages['gallery.title']()}
        form="gallery"
        search={search}
        filter={galleryQueryOf(search, useNow())}
      />
      <GalleryPhotos key={place} search={search} />
    </AppPage>
  );
}

function GalleryPhotos({ search }: { search: FlightSearch }) {
  const { api } = useApp();
  const messages = useMessages();
  const list = useInfiniteQuery(flightQueries.list(api, galleryQueryOf(search, useNow())));
  const [open, setOpen] = useState<GalleryPhoto | null>(null);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  if (list.isLoadingError) return <LoadFailed onRetry={() => void list.refetch()} />;
  const flights = data?.pages.flat();
  if (flights?.length === 0) {
    return (
      <EmptyState
        title={messages['gallery.empty']()}
        drawing="cloud"
        action={
          <ButtonLink href={FLIGHT_FORMS[isFiltered(search) ? 'gallery' : 'list']}>
            {messages['flights.empty.action']()}
          </ButtonLink>
        }
      >
        {messages['gallery.empty.message']()}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.photos} aria-busy={data === undefined || isFetchingNextPage}>
        {flights?.flatMap((flight) =>
          (flight.story ?? []).map((path, index) => (
            <li key={`${flight.id} ${path}`}>
              <Photo
                place={{ flight, index }}
                path={path}
                onOpen={() => setOpen({ flight, index })}
              />
            </li>
          )),
        )}
        {!flights && <Skeletons />}
      </ul>
      {isFetchNextPageError && <LoadFailed onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !isFetchNextPageError && (
        <EndOfList
          label={messages['gallery.more']()}
          isLoading={isFetchingNextPage}
          onReached={() => void fetchNextPage()}
        />
      )}
      {open && <OpenPhoto key={open.flight.id} place={open} onChange={setOpen} />}
    </>
  );
}

interface PhotoProps {
  place: GalleryPhoto;
  path: string;
  onOpen: () => void;
}

function Photo({ place: { flight, index }, path, onOpen }: PhotoProps) {
  const messages = useMessages();
  const fileUrl = useFileUrl();
  const { user, takeoff_airport: airport, media_info: media } = flight;
  const name = user?.name ?? messages['flight.formerPilot']();
  return (
    <Button className={styles.photo} onPress={onOpen}>
      <img
        className={styles.image}
        src={fileUrl(storyImagePath(path, 'small'))}
        alt={messages['gallery.photo']({ number: index + 1, name })}
        loading="lazy"
      />
      {media === 'V' && index === 0 && (
        <span className={styles.video}>
          <Play size={14} aria-hidden />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.place}>
          {airport && `${airport.name}, `}
          <LocalDate date={flight.scoring_date} />
        </span>
      </span>
    </Button>
  );
}

interface OpenPhotoProps {
  place: GalleryPhoto;
  onChange: (place: GalleryPhoto | null) => void;
}

/** Enlarged photo with caption and position, which the list does not contain. */
function OpenPhoto({ place: { flight, index }, onChange }: OpenPhotoProps) {
  const { api } = useApp();
  const messages = useMessages();
  const { data } = useQuery(flightQueries.detail(api, flight.id));
  if (!data) return null;
  return (
    <FlightStoryViewer
      title={flight.user?.name ?? messages['flight.formerPilot']()}
      flight={data}
      index={index}
      onIndexChange={(next) => onChange({ flight, index: next })}
      onClose={() => onChange(null)}
      actions={<ButtonLink href={flightPath(flight.id)}>{messages['gallery.flight']()}</ButtonLink>}
    />
  );
}

/** Fills a screen. */
const SKELETONS = 12;

function Skeletons() {
  return Array.from({ length: SKELETONS }, (_, index) => (
    <li key={index}>
      <Skeleton height="14.5rem" />
    </li>
  ));
}
