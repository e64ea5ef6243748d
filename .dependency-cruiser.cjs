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

/** In a layered package a room imports only rooms listed before it. */
function layers(name, rooms) {
  return rooms.slice(0, -1).map((room, index) => ({
    name: `rooms-of-${name}-${room}`,
    comment: `${room} may not import the rooms above it`,
    severity: 'error',
    from: { path: `^packages/${name}/src/${room}/`, pathNot: TESTS },
    to: { path: `^packages/${name}/src/(${rooms.slice(index + 1).join('|')})/` },
  }));
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
      'contest',
      'season',
      'flight',
      'export',
      'cli',
    ]),
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
