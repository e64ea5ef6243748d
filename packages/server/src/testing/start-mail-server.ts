import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A local mail server that stores received mails. */
export interface MailServer {
  /** Its address for `CLOUDSTREET_SMTP_URL`. */
  readonly url: string;
  readonly mails: readonly Email[];
  /** Returns the newest mail to an address once this many have arrived; waits for each. */
  mailTo(address: string, count?: number): Promise<Email>;
  /** Has it refuse an address, for good or for now. */
  refuse(address: string, code: 450 | 550): void;
  accept(address: string): void;
  close(): Promise<void>;
}

const TIMEOUT_MS = 30_000;

export async function startMailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  const refused = new Map<string, 450 | 550>();
  const arrivals = new EventTarget();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // No more mail arrives; an open connection is not waited for.
    closeTimeout: 1,
    onRcptTo({ address }, _session, done) {
      const code = refused.get(address);
      done(code && Object.assign(new Error('not here'), { responseCode: code }));
    },
    onData(stream, _session, done) {
      void keep(stream, done);
    },
  });
  async function keep(stream: AsyncIterable<Buffer>, done: (error?: Error) => void): Promise<void> {
    try {
      mails.push(await PostalMime.parse(await readAll(stream)));
    } catch (error) {
      // A mail that breaks off has not arrived; its sender tries again.
      done(error as Error);
      return;
    }
    arrivals.dispatchEvent(new Event('mail'));
    done();
  }
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const to = (address: string) =>
    mails.filter((mail) => mail.to?.some((recipient) => recipient.address === address));
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async mailTo(address, count = 1) {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      while (to(address).length < count) await once(arrivals, 'mail', { signal });
      return to(address).at(-1)!;
    },
    refuse: (address, code) => refused.set(address, code),
    accept: (address) => refused.delete(address),
    close: () => new Promise((done) => server.close(done)),
  };
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
