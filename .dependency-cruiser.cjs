/**
 * The only arrows between packages, and between the rooms inside them (ARCHITECTURE.md). Files
 * under testing/ and tests may look across.
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
 * A room imports only rooms listed before it; rooms of one inner list may know each other. A room is
 * a path below src/, a folder or a file.
 *
 * @param ownLayer Name of files that are a layer of their own, wherever they lie.
 */
function layers(name, rooms, ownLayer) {
  const inRooms = (list) => `^packages/${name}/src/(${list.flat().join('|')})(/|$)`;
  return rooms.slice(0, -1).map((floor, index) => {
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
      comment: 'outside widgets/ the kit knows the SDK by its types alone',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: `^packages/ui/src/widgets/|${TESTS}` },
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
      'preview',
      'export',
      'cli',
    ]),
    // A resource's index.ts is a layer of its own: it declares what the folder brings, for app/ alone.
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
        'users',
        'billing',
        'aircraft',
        'airports',
        'clubs',
        'airspaces',
        'search',
        'devices',
        'certificates',
        'groups',
        'terrain',
        'map-layers',
        'flights/model',
        'stories',
        'flights/card',
        'flights/scoring',
        'flights/meetings',
        'flights/list',
        'flights/detail',
        'flights/day',
        'flights/upload',
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
      ['tiles', 'cards'],
      'flight',
      ['charts', 'map'],
      'widgets',
    ]),
    {
      name: 'charts-and-map-apart',
      comment: 'what charts and map share lives in flight',
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
    {
      name: 'routes-on-top',
      comment: 'routes → screens → app',
      severity: 'error',
      from: { path: '^packages/web/src/(screens|app)/', pathNot: TESTS },
      to: { path: '^packages/web/src/routes/' },
    },
    {
      name: 'app-below-screens',
      severity: 'error',
      from: { path: '^packages/web/src/app/', pathNot: TESTS },
      to: { path: '^packages/web/src/screens/' },
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
