declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the maintenance database of the engine that all tests share. */
    testDatabaseUrl: string;
    /** Script that the worker threads of test servers run. */
    workerFile: string;
  }
}

/** A migrated, seeded database; every test server works on a copy of it. */
export const TEMPLATE_DATABASE = 'cloudstreet_template';
