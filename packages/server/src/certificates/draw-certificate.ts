import { contestTitle } from '@cloudstreet/scoring/score';
import { seasonBounds } from '@cloudstreet/scoring/season';
import {
  type FormatOptions,
  formatHours,
  formatNumber,
  formatQuantityWithUnit,
  type ScoringTexts,
  type UnitSystem,
  withUnit,
} from '@cloudstreet/scoring/units';
import type { Certificate } from '@cloudstreet/sdk';
import { encode } from 'uqr';
import type { Messages } from '../generated/messages/types.js';
import { BRAND, MUTED } from '../images/paper-colors.js';
import { longDateFormat } from '../platform/text/format-date.js';
import {
  type CatalogueLocale,
  dateLanguageOf,
  messagesOf,
  scoringTextsOf,
} from '../platform/text/language.js';
import { type Column, PdfLayout } from './pdf-layout.js';

export interface CertificateDrawing {
  readonly certificate: Certificate;
  readonly locale: CatalogueLocale;
  readonly unitSystem: UnitSystem;
}

interface CertificateTexts {
  readonly certificate: Certificate;
  readonly messages: Messages;
  readonly scoringTexts: ScoringTexts;
  readonly reader: FormatOptions;
  readonly host: string;
}

/** Draws a certificate as a PDF, in the reader's language and units. */
export function drawCertificate(drawing: CertificateDrawing): Promise<Uint8Array> {
  const { certificate, locale, unitSystem } = drawing;
  const language = dateLanguageOf(locale);
  const messages = messagesOf(locale);
  const host = new URL(certificate.url).host;
  const texts: CertificateTexts = {
    certificate,
    messages,
    scoringTexts: scoringTextsOf(locale),
    reader: { locale: language, unitSystem },
    host,
  };
  const title = messages['certificate.title']({ season: String(certificate.season) });
  const layout = new PdfLayout({
    title: `${title}: ${certificate.name}`,
    author: host,
    language,
    size: unitSystem === 'U' ? 'LETTER' : 'A4',
    created: new Date(certificate.created),
  });
  drawHead(layout, title, texts);
  drawPlaces(layout, texts);
  drawFlights(layout, texts);
  drawFoot(layout, texts);
  return layout.end();
}

function drawHead(layout: PdfLayout, title: string, texts: CertificateTexts): void {
  const { certificate, messages, reader, host } = texts;
  const { start, end } = seasonBounds(certificate.season);
  layout.line('P', messages['certificate.issuer']({ host }), {
    size: 11,
    weight: 'bold',
    color: BRAND,
  });
  layout.skip(18);
  layout.line('H1', title, { size: 14, color: MUTED });
  layout.skip(4);
  layout.line('P', certificate.name, { size: 28, weight: 'bold' });
  if (certificate.club !== undefined) layout.line('P', certificate.club, { size: 13 });
  layout.skip(12);
  const flown = messages['certificate.flown']({
    host,
    from: writeDate(start, texts),
    to: writeDate(end, texts),
  });
  const state = messages['certificate.state']({
    is: certificate.is_final ? 'final' : 'interim',
    date: writeDate(certificate.created, texts),
  });
  layout.paragraph(`${flown} ${state}`, { size: 10.5 });
  layout.skip(16);
  layout.figures([
    {
      value: formatNumber(certificate.flights, reader.locale, { max: 0 }),
      label: messages['figure.flights'](),
    },
    {
      value: withUnit(formatHours(certificate.duration, reader.locale), 'h'),
      label: messages['figure.airtime'](),
    },
    {
      value: formatQuantityWithUnit('distance', certificate.distance, reader, 0),
      label: messages['figure.distance'](),
    },
  ]);
}

function drawPlaces(
  layout: PdfLayout,
  { certificate, messages, scoringTexts, reader }: CertificateTexts,
): void {
  if (certificate.places.length === 0) return;
  heading(layout, messages['certificate.places']());
  const columns: Column[] = [
    { header: messages['certificate.contest'](), share: 0.5 },
    { header: messages['certificate.place'](), share: 0.25, align: 'end' },
    { header: messages['figure.points'](), share: 0.25, align: 'end' },
  ];
  const count = (value: number) => formatNumber(value, reader.locale, { max: 0 });
  layout.table(
    columns,
    certificate.places.map(({ contest, position, pilots, points }) => [
      contestTitle(contest, scoringTexts),
      messages['certificate.position']({ position: count(position), pilots: count(pilots) }),
      writePoints(points, reader),
    ]),
  );
}

function drawFlights(layout: PdfLayout, texts: CertificateTexts): void {
  const { certificate, messages, reader } = texts;
  if (certificate.best.length === 0) return;
  heading(layout, messages['certificate.best']());
  const columns: Column[] = [
    { header: messages['certificate.date'](), share: 0.24 },
    { header: messages['certificate.aircraft'](), share: 0.28 },
    { header: messages['figure.distance'](), share: 0.16, align: 'end' },
    { header: messages['certificate.speed'](), share: 0.16, align: 'end' },
    { header: messages['figure.points'](), share: 0.16, align: 'end' },
  ];
  layout.table(
    columns,
    certificate.best.map((flight) => [
      writeDate(flight.scoring_date, texts),
      flight.aircraft ?? '',
      formatQuantityWithUnit('distance', flight.distance, reader, 1),
      formatQuantityWithUnit('speed', flight.speed, reader, 1),
      writePoints(flight.points, reader),
    ]),
  );
}

function drawFoot(layout: PdfLayout, texts: CertificateTexts): void {
  const { certificate, messages } = texts;
  const { url } = certificate;
  const squares = encode(url, { ecc: 'M', border: 0 }).data;
  layout.skip(20);
  layout.foot(squares, { alt: messages['certificate.code'](), side: 72 }, [
    { text: messages['certificate.check'](), size: 10 },
    { text: url, link: url, size: 9.5, color: BRAND },
    {
      text: messages['certificate.made']({ date: writeDate(certificate.created, texts) }),
      size: 9,
      color: MUTED,
    },
  ]);
}

function heading(layout: PdfLayout, text: string): void {
  layout.skip(14);
  layout.line('H2', text, { size: 12, weight: 'bold' });
}

function writeDate(date: string, { reader }: CertificateTexts): string {
  return longDateFormat(reader.locale).format(new Date(date));
}

function writePoints(points: number, { locale }: FormatOptions): string {
  return formatNumber(points, locale, { min: 2, max: 2 });
}
