/** Work of the hourly cleanup: removes expired rows, or refreshes derived ones. */
export interface Cleanup<Context> {
  /** Name of the work in the log, such as `expired tokens`. */
  readonly name: string;
  readonly run: (context: Context) => Promise<void>;
}

/** Creates a cleanup that needs only the database and the time. */
export function cleanup<Db>(
  name: string,
  run: (db: Db, now: Date) => Promise<void>,
): Cleanup<{ readonly db: Db; readonly clock: () => Date }> {
  return { name, run: ({ db, clock }) => run(db, clock()) };
}
