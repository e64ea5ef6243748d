import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from './compose-mail.js';

/** Sends mails, or stores them without a mail server. */
export interface Mailer {
  /** Whether mails reach their recipients. */
  readonly isSending: boolean;
  /** @throws {UndeliverableError} If the server will never accept this mail. */
  send(mail: Mail): Promise<void>;
  /** Removes stored mails to an address. */
  forget(address: string): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  smtpUrl: string | undefined;
  from: string;
  /** Folder of mails without a mail server. */
  outbox: string;
  clock: () => Date;
}

/** The mail can never be delivered, so another attempt is pointless. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError';
}

const TIMEOUT_MS = 30_000;
/** Replies from this code on are final (RFC 5321, section 4.2.1). */
const FINAL_REPLY = 500;

export function openMailer({ smtpUrl, from, outbox, clock }: MailerOptions): Mailer {
  return smtpUrl === undefined ? writeToOutbox(outbox, from, clock) : sendBy(smtpUrl, from);
}

function sendBy(smtpUrl: string, from: string): Mailer {
  const timeouts = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
  const transport = createTransport({ url: smtpUrl, ...timeouts, pool: true, maxConnections: 2 });
  return {
    isSending: true,
    async send(mail) {
      try {
        await transport.sendMail({ ...mail, from, headers: AUTOMATIC });
      } catch (error) {
        const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
        // A wrong password for the mail server is not an error of the mail.
        const isFinal = responseCode >= FINAL_REPLY && code !== 'EAUTH';
        throw isFinal
          ? new UndeliverableError('refused by the mail server', { cause: error })
          : error;
      }
    },
    forget: () => Promise.resolve(),
    close: () => transport.close(),
  };
}

function writeToOutbox(outbox: string, from: string, clock: () => Date): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    isSending: false,
    async send(mail) {
      const { message } = await transport.sendMail({ ...mail, from, headers: AUTOMATIC });
      const stamp = clock().toISOString().replaceAll(/[:.]/g, '-');
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const path = join(outbox, `${stamp}-${crypto.randomUUID().slice(0, 8)}.eml`);
      await writeFile(path, message as Buffer, { flag: 'wx', mode: 0o600, flush: true });
    },
    async forget(address) {
      const names = await readdir(outbox).catch(() => []);
      for (const name of names.filter((each) => each.endsWith('.eml'))) {
        const path = join(outbox, name);
        // Another process may have removed it.
        const mail = await readFile(path, 'utf8').catch(() => '');
        const head = mail.split('\r\n\r\n', 1)[0] ?? '';
        const to = /^To: *(?:\r\n )?(.*)$/im.exec(head)?.[1] ?? '';
        if (to.trim().toLowerCase() === address.toLowerCase()) await rm(path, { force: true });
      }
    },
    close: () => transport.close(),
  };
}

/** Prevents automatic replies (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };
