/**
 * The allowed imports between packages, and between the folders inside them, called rooms
 * (ARCHITECTURE.md). Tests, stories and files under testing/ are exempt.
 */
const TESTS = '(\\.test\\.tsx?$|/testing/|\\.stories\\.tsx$|/\\.storybook/)';

function only(from, allowed) {
  return {
    name: `arrows-of-${from}`,
    comment: `${from} may import ${allowed.join(', ') || 'nothing of ours'}`,
    severity: 'error',
    from: { path: `^packages/${from}/`, pathNot: TESTS },
    to: { path: '^packages/', pathNot: `^packages/(${[from, ...allowed].join('|')})/` },
  };
}

/**
 * A room may import the rooms listed before it; rooms in one inner list may import each other. A room
 * is a folder or a file below src/. Every folder must be listed.
 *
 * @param ownLayer Name of files that are a layer of their own, wherever they lie.
 */
function layers(name, rooms, ownLayer) {
  const inRooms = (list) => `^packages/${name}/src/(${list.flat().join('|')})(/|$)`;
  const unlisted = {
    name: `rooms-of-${name}-unlisted`,
    comment: 'list the folder in .dependency-cruiser.cjs',
    severity: 'error',
    from: { path: `^packages/${name}/src/[^/]+/`, pathNot: `${inRooms(rooms)}|${TESTS}` },
    to: {},
  };
  const order = rooms.slice(0, -1).map((floor, index) => {
    const own = ownLayer && ![floor].flat().some((room) => room.endsWith(ownLayer));
    return {
      name: `rooms-of-${name}-${[floor].flat().join('-')}`,
      comment: `${[floor].flat().join(' and ')} may not import the rooms above`,
      severity: 'error',
      from: {
        path: inRooms([floor]),
        pathNot: own ? `${TESTS}|/${ownLayer.replace('.', '\\.')}$` : TESTS,
      },
      to: { path: inRooms(rooms.slice(index + 1)) },
    };
  });
  return [unlisted, ...order];
}

module.exports = {
  forbidden: [
    only('scoring', []),
    only('sdk', []),
    only('ui', ['scoring', 'sdk']),
    only('web', ['ui', 'sdk', 'scoring']),
    only('server', ['scoring', 'sdk']),
    {
      name: 'kit-fetches-nothing',
      comment: 'the kit imports only types of the SDK',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: TESTS },
      to: { path: '^packages/sdk/', dependencyTypesNot: ['type-only'] },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    ...layers('scoring', [
      'units',
      'geo',
      'shape',
      'igc',
      'track',
      'validation',
      'polar',
      'task',
      'airspace',
      'terrain',
      'analysis',
      'coach',
      'contest',
      'season',
      'flight',
      'badges',
      'preview',
      'export',
      'waypoint',
      'cup',
      'task-files',
      'cli',
      // Entry points are files.
      [
        'parse',
        'score',
        'analyse',
        'task',
        'task-files',
        'airspace',
        'units',
        'season',
        'geo',
        'badges',
      ].map((name) => `${name}\\.ts`),
    ]),
    // A resource's index.ts is a layer of its own: it lists what the folder provides, for app/ alone.
    ...layers(
      'server',
      [
        'generated',
        'platform/config',
        'platform/log',
        'platform/terminal',
        'platform/text',
        'platform/errors',
        'platform/database',
        'platform/queue',
        'platform/tiles',
        'platform/files',
        'platform/mail',
        'platform/services.ts',
        'platform/http',
        'platform/archive',
        'geo',
        'downloads',
        'images',
        'reference',
        'accounts',
        'rankings',
        'notifications',
        'exports',
        'imports',
        'resource',
        'plans',
        'integrations',
        'follows/model',
        'users',
        'billing',
        'aircraft',
        'airports',
        'clubs',
        'airspaces',
        'search',
        'sectors',
        'devices',
        'certificates',
        'badges',
        'groups',
        'follows/operations',
        'terrain',
        'basemap',
        'map-layers',
        'flights/model',
        'stories',
        'flights/card',
        'flights/scoring',
        'flights/meetings',
        'flights/list',
        'flights/stars',
        'flights/detail',
        'flights/day',
        'flights/upload',
        'events',
        'account-deletion',
        'instance',
        'pages',
        'demo',
        '[^/]+/index.ts',
        'app',
        'testing',
      ],
      'index.ts',
    ),
    ...layers('ui', [
      ['theme', 'messages'],
      'values',
      'controls',
      ['layout', 'fields'],
      'filters',
      ['tiles', 'cards'],
      'tables',
      'flight',
      ['charts', 'map'],
      'provider',
      'widgets',
    ]),
    {
      name: 'charts-and-map-apart',
      comment: 'charts and map share through flight',
      severity: 'error',
      from: { path: '^packages/ui/src/(charts|map)/', pathNot: TESTS },
      to: { path: '^packages/ui/src/(charts|map)/', pathNot: '^packages/ui/src/$1/' },
    },
    {
      name: 'client-without-react',
      comment: 'a script that talks to the API needs no React',
      severity: 'error',
      from: { path: '^packages/sdk/src/', pathNot: `^packages/sdk/src/react/|${TESTS}` },
      to: { path: '^packages/sdk/src/react/' },
    },
    {
      name: 'screens-apart',
      comment: 'no screen imports another',
      severity: 'error',
      from: { path: '^packages/web/src/screens/([^/]+)/', pathNot: TESTS },
      to: { path: '^packages/web/src/screens/', pathNot: '^packages/web/src/screens/$1/' },
    },
    ...layers('web', [
      'generated',
      'messages',
      'workers',
      'app',
      'screens',
      'embedded',
      'routes',
      'routeTree.gen.ts',
    ]),
    {
      name: 'service-worker-apart',
      comment: 'the service worker is a script of its own',
      severity: 'error',
      from: { path: '^packages/web/service-worker/', pathNot: TESTS },
      to: { path: '^packages/', pathNot: '^packages/web/service-worker/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|generated)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['@cloudstreet/source', 'import', 'types', 'default'],
      exportsFields: ['exports'],
    },
  },
};
