import { composeMail, type MailContent } from '../platform/mail/compose-mail.js';
import { UndeliverableError } from '../platform/mail/mailer.js';
import type { Services } from '../platform/services.js';
import { longDateFormat } from '../platform/text/format-date.js';
import {
  type CatalogueLocale,
  dateLanguageOf,
  localeOf,
  messagesOf,
} from '../platform/text/language.js';
import { findDeletedAccountById, findDeletedAccountForMail } from './deleted-accounts.js';
import { localeOfUser } from './locale-of-user.js';
import { createMailLink, createRestoreLink, type LinkPurpose } from './mail-links.js';
import { type AccountMail } from './mail-queue.js';
import { findAccount } from './queries.js';

type MailInLanguage = AccountMail & { locale: CatalogueLocale };
type MailedAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/**
 * Sends a mail about an account. The link is created here and not in the call, so that the queue
 * holds no secrets, and calls for known and unknown addresses take the same time.
 */
export async function sendAccountMail(services: Services, job: AccountMail): Promise<void> {
  const { db } = services;
  if (job.kind === 'account_deleted') return sendDeletionMail(services, job);
  const account = await findAccount(db, job.account);
  if (!account) return sendRestoreMail(services, job);
  const mail = { ...job, locale: localeOfUser(account, job.locale) };
  const content = await contentOf(services, mail, account);
  if (!content) return;
  await deliver(services, mail, account, content);
}

/** Confirms the deletion, unless the account was restored meanwhile. */
async function sendDeletionMail(services: Services, job: AccountMail): Promise<void> {
  const { account } = job;
  const deleted =
    'id' in account ? await findDeletedAccountById(services.db, account.id) : undefined;
  if (!deleted) return;
  const locale = localeOf(job.locale);
  const content = deletionMailContent(services, locale, deleted.until);
  await deliver(services, { ...job, locale }, deleted, content);
}

/** Offers to restore a deleted account if its user forgot the password or registers again. */
async function sendRestoreMail(services: Services, job: AccountMail): Promise<void> {
  const { kind, account } = job;
  if (!('email' in account) || (kind !== 'recover' && kind !== 'account_exists')) return;
  const deleted = await findDeletedAccountForMail(services, account.email);
  if (!deleted) return;
  const link = { deletedAccountId: deleted.id, now: services.clock() };
  const token = await createRestoreLink(services.db, link);
  if (token === undefined) return;
  const locale = localeOfUser(deleted, job.locale);
  const content = deletionMailContent(services, locale, deleted.until);
  await deliver(services, { ...job, locale }, deleted, {
    ...content,
    paragraphs: [...content.paragraphs, messagesOf(locale)['mail.leaving']()],
    action: {
      label: messagesOf(locale)['mail.action']({ kind: 'recover' }),
      url: `${services.publicUrl()}/auth/reset-password/${token}`,
    },
  });
}

function deletionMailContent(
  services: Services,
  locale: CatalogueLocale,
  until: Date,
): Required<Pick<MailContent, 'subject' | 'paragraphs' | 'action' | 'reason'>> {
  const kind = 'account_deleted';
  const messages = messagesOf(locale);
  const publicUrl = services.publicUrl();
  const host = new URL(publicUrl).host;
  const date = longDateFormat(dateLanguageOf(locale)).format(until);
  return {
    subject: messages['mail.subject']({ kind }),
    paragraphs: [messages['mail.deleted']({ host, date })],
    action: { label: messages['mail.action']({ kind }), url: `${publicUrl}/auth/log-in` },
    reason: messages['mail.reason']({ kind, host }),
  };
}

async function deliver(
  { mailer, log }: Services,
  job: MailInLanguage,
  account: { id: number; email: string },
  content: MailContent,
): Promise<void> {
  const to = job.to ?? account.email;
  try {
    await mailer.send(composeMail(to, job.locale, content));
  } catch (error) {
    if (!(error instanceof UndeliverableError)) throw error;
    log.warn({ err: error, kind: job.kind, userId: account.id }, 'mail refused');
  }
}

/** Returns undefined if no mail is to be sent. */
async function contentOf(
  services: Services,
  { kind, to, address = '', flightId, message, locale }: MailInLanguage,
  { id: userId, verified }: MailedAccount,
): Promise<MailContent | undefined> {
  const messages = messagesOf(locale);
  const publicUrl = services.publicUrl();
  const now = services.clock();
  const host = new URL(publicUrl).host;
  const content = (action?: MailContent['action']): MailContent => ({
    subject: messages['mail.subject']({ kind }),
    paragraphs: [messages['mail.text']({ kind, host, address })],
    reason: messages['mail.reason']({ kind, host }),
    ...(action && { action }),
  });
  const withLink = async (purpose: LinkPurpose, path: string) => {
    const link = { userId, purpose, now, ...(to !== undefined && { email: to }) };
    const token = await createMailLink(services.db, link);
    if (token === undefined) return undefined;
    const url = `${publicUrl}/auth/${path}/${token}`;
    return content({ label: messages['mail.action']({ kind }), url });
  };
  switch (kind) {
    case 'verify':
      return verified ? undefined : withLink('verify', 'verify-email');
    case 'recover':
      return withLink('recover', 'reset-password');
    case 'update_email':
      // If the address now has an account, its owner gets no mail about the other account's
      // request.
      if (await findAccount(services.db, { email: to ?? '' })) return undefined;
      return withLink('update_email', 'update-email');
    case 'account_exists': {
      const url = `${publicUrl}/auth/recover-password`;
      return content({ label: messages['mail.action']({ kind }), url });
    }
    case 'user_message': {
      const sender = message && (await findAccount(services.db, { id: message.senderId }));
      if (!sender) return undefined;
      const { name, email } = sender;
      return {
        subject: messages['mail.message.subject']({ name }),
        paragraphs: [messages['mail.message.text']({ name, host }), ...message.text.split(/\n+/)],
        reason: messages['mail.reason']({ kind, host }),
        replyTo: { name, address: email },
      };
    }
    case 'flight_uploaded':
      return content({
        label: messages['mail.action']({ kind }),
        url: `${publicUrl}/flight/${flightId}`,
      });
    case 'update_requested':
    case 'email_changed':
    case 'password_changed':
    case 'token_created':
    case 'account_deleted':
      return content();
  }
}
