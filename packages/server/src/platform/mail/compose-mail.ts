import { escapeHtml } from '../text/escape-html.js';
import { type CatalogueLocale, textLanguageOf } from '../text/language.js';

/** Content of a mail. All texts are plain; markup has no effect. */
export interface MailContent {
  subject: string;
  paragraphs: readonly string[];
  /** Button with a link. */
  action?: { label: string; url: string };
  /** Reason why the recipient gets this mail. */
  reason: string;
  /** Reply-to address. */
  replyTo?: MailAddress;
  /** Page where the recipient turns such mails off. */
  unsubscribe?: string;
}

export interface MailAddress {
  name: string;
  address: string;
}

/** A mail that is ready to be sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: MailAddress;
  /** For the header `List-Unsubscribe`. */
  list?: { unsubscribe: string };
}

/** Composes a mail as text and as HTML without images and style sheets. */
export function composeMail(to: string, locale: CatalogueLocale, content: MailContent): Mail {
  const { subject, replyTo, unsubscribe } = content;
  const bodies = { text: writeText(content), html: writeHtml(locale, content) };
  return {
    to,
    subject,
    ...bodies,
    ...(replyTo && { replyTo }),
    ...(unsubscribe !== undefined && { list: { unsubscribe } }),
  };
}

function writeText({ paragraphs, action, reason }: MailContent): string {
  const blocks = [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : [])];
  return `${blocks.join('\n\n')}\n\n-- \n${reason}\n`;
}

const BUTTON = [
  'background:#0b5cad',
  'border-radius:8px',
  'color:#ffffff',
  'display:inline-block',
  'font-weight:600',
  'padding:12px 24px',
  'text-decoration:none',
].join(';');

function writeHtml(
  locale: CatalogueLocale,
  { subject, paragraphs, action, reason }: MailContent,
): string {
  const url = escapeHtml(action?.url ?? '');
  const button = action && [
    `<p style="margin:24px 0"><a href="${url}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>`,
    `<p style="font-size:14px;word-break:break-all"><a href="${url}">${url}</a></p>`,
  ];
  return [
    '<!doctype html>',
    `<html lang="${textLanguageOf(locale)}">`,
    `<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family:sans-serif;font-size:16px;line-height:1.5;margin:24px;max-width:600px">',
    `<h1 style="font-size:20px">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...(button ?? []),
    `<p style="border-top:1px solid #767676;font-size:14px;padding-top:12px">${escapeHtml(reason)}</p>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
