declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the maintenance database of the engine that all tests share. */
    testDatabaseUrl: string;
    /** A data folder that a server can start on; tests copy it. */
    dataFolder: string;
    /** Data folder of the demo season, which the first test that needs it makes. */
    demoFolder: string;
    /** Script that the worker threads of test servers run. */
    workerFile: string;
  }
}

/**
 * A migrated, seeded database; every test server works on a copy of it. It has the name that servers
 * give to theirs, so that a copy of the engine's folder is a data folder.
 */
export const TEMPLATE_DATABASE = 'cloudstreet';
