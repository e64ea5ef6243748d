/** What stands there before a map is loaded. */
const PLACES_OF_MAPS = 'LazyMap|MapSettings|load-with|BaseMap/cached-range';
/** Of the room of maps, what barograms and pictures of tracks use too. */
const BESIDE_MAPS = 'mercator|project-to-svg|view-bounds';
/** What draws a flight before the library of maps is there. */
const SKETCHED = [
  'FlightMap/(index|Arrival|FlightMap|Color|Layers|MapLegend|drawn|layer-|map-|use-arr|use-flight|sketch/|markers/offsets)',
  'FlightMap/(layers/(arrival-signs|other-tracks|strokes)|gliders/glider|rasters/(RasterTimes|time-at|use-raster))',
  'BaseMap/(BaseMap.css|MapFrame|base-map-|fit-map|has-web|max-fit|unseen)',
  'map-(colors|fonts|style)|graticule|nearest-fix|place-|sprites|text-width|track-coloring|use-color|world-px',
].join('|');
/** Loaded where they are wanted. */
const OTHER_MAPS = 'FlightScene|FlightsMap|AirportMap|DayMap|day-tracks';

/**
 * Modules that travel in one file, instead of one for each set of users. A file costs a request and a
 * start, so that thirty small ones take longer than their bytes; but whoever needs one module loads
 * its whole group, so a group holds no more than what most of its users need anyway.
 */
export const CHUNK_GROUPS = [
  // Every page needs it before its first picture.
  { name: 'initial', tags: ['$initial' as const], priority: 9 },
  // What lists of flights show, that of the home page among them.
  {
    name: 'tiles',
    test: pathsWith(
      'ui/src/(values|tiles|layout/Skeleton|controls/Chip)/',
      'scoring/src/units/(?!reader-texts|write-quantity)',
      'sdk/src/story-image',
      'web/src/app/flights/(FlightGrid|ListedFlight|FlightsPage|listed-users|list-rows|highlight)',
      'web/src/app/stories/use-file-url',
      '@mapbox/polyline/',
      '@messageformat/runtime/',
      'make-plural/',
    ),
    minShareCount: 2,
    priority: 8,
  },
  {
    name: 'map',
    test: pathsWith(
      'maplibre(?!.*\\?url)',
      `ui/src/map/(?!${PLACES_OF_MAPS}|${BESIDE_MAPS}|${OTHER_MAPS}|${SKETCHED})`,
    ),
    priority: 7,
  },
  {
    name: 'sketch',
    test: pathsWith(
      `ui/src/map/(${SKETCHED})`,
      'pmtiles/',
      'pbf/',
      'vector-tile/',
      'point-geometry/',
    ),
    priority: 7,
  },
  {
    name: 'map-place',
    test: pathsWith('web/src/app/map/', `ui/src/map/(${PLACES_OF_MAPS})`),
    minShareCount: 2,
    priority: 6,
  },
  { name: 'icons', test: pathsWith('lucide-react/'), minShareCount: 2, priority: 6 },
  {
    name: 'flight',
    test: pathsWith(
      'web/src/screens/flight/',
      'ui/src/(charts|flight)/',
      `ui/src/map/(${BESIDE_MAPS})`,
      'uplot/',
      'comlink/',
    ),
    minShareCount: 2,
    priority: 5,
  },
  // Buttons with a name that shows up beside them, which panes have at once.
  {
    name: 'tooltip',
    test: pathsWith(
      'ui/src/controls/(IconButton|Tooltip)/',
      'tooltip/',
      'private/(Tooltip|OverlayArrow)\\.',
      'overlays/(PortalProvider|calculatePosition|useCloseOnScroll|useModal\\.|useOverlayPosition|useOverlayTriggerState)',
      'utils/(animation|useControlledState|useResizeObserver)',
    ),
    minShareCount: 2,
    priority: 6,
  },
  // What reckons with flights, without the page waiting for a worker.
  {
    name: 'scoring',
    test: pathsWith(
      'scoring/src/(?!generated|units|geo)',
      'web/src/app/(figure-reader|flights/(Findings|FlownTime|not-ranked|statistic-values|use-flight-rights))',
    ),
    minShareCount: 2,
    priority: 4,
  },
  // What pages about one thing are put together from, each of it small: what is pressed, and what not.
  {
    name: 'parts',
    test: pathsWith(
      'ui/src/controls/(Checkbox|ChoiceMenu|Dialog/Confirm|Disclosure|SegmentedControl/\\w+\\.tsx)',
      'private/(checkbox|disclosure|toggle|toolbar|list)/',
      'private/(Checkbox|Disclosure|ToggleButton|Toolbar)',
      'private/button/useToggle',
      'private/utils/useSlot',
    ),
    minShareCount: 2,
    priority: 8,
  },
  {
    name: 'plain',
    test: pathsWith(
      'scoring/src/geo/',
      'sdk/src/react/(airspace|coach|flight-mutations|meeting)',
      'ui/src/(controls/(Table|SegmentedControl)|layout/DescriptionList|theme/tokens)',
      'web/src/app/(lists/TwoLines|may-use-premium|save-file|use-local-storage)',
      '(queriesObserver|useQueries|useSuspenseQuery)\\.',
    ),
    minShareCount: 2,
    priority: 7,
  },
  // Menus, dialogs and fields, as far as many pages have them.
  {
    name: 'controls',
    test: pathsWith('react-(aria|stately)', '@internationalized/', 'ui/src/(controls|layout)/'),
    minShareCount: 25,
    priority: 5,
  },
];

function pathsWith(...parts: string[]): RegExp {
  return new RegExp(parts.map((part) => `/${part}`).join('|'));
}
