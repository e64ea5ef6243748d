/** What runs in worker threads: each export is one task. Input and result are plain data. */
export interface WorkerTasks {
  ping(input: null): string;
}

export const ping: WorkerTasks['ping'] = () => 'pong';
