#!/usr/bin/env node
/** Oldest version of Node that runs the server. */
const NODE_VERSION = 24;

const version = process.versions.node;
if (Number(version.split('.')[0]) < NODE_VERSION) {
  process.stderr.write(
    `Cloudstreet needs Node ${NODE_VERSION} or newer. This is Node ${version}.\n`,
  );
  process.exitCode = 1;
} else {
  await import('./cli.js');
}
