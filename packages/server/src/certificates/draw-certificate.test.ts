import { CONTEST_NAMES } from '@cloudstreet/scoring/score';
import type { Certificate } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { drawCertificate } from './draw-certificate.js';
import { readPdf } from './testing/read-pdf.js';

const certificate: Certificate = {
  id: 12,
  season: 2026,
  name: 'Jo Sample',
  created: '2026-07-14T18:00:00+00:00',
  is_final: true,
  url: 'https://soaring.example.org/certificate/5f0c1de2a9b84736c1d0e4f2',
  flights: 412,
  duration: 4_000_000,
  distance: 6120.4,
  places: CONTEST_NAMES.map((contest) => ({
    contest,
    position: 41,
    pilots: 1812,
    points: 2711.38,
  })),
  best: Array.from({ length: 5 }, () => ({
    scoring_date: '2026-05-17',
    aircraft: 'Discus 2b',
    points: 742.15,
    distance: 701.3,
    speed: 94.8,
  })),
};

const draw = async (changes: Partial<Certificate>) =>
  readPdf(
    await drawCertificate({
      certificate: { ...certificate, ...changes },
      locale: 'en-gb',
      unitSystem: 'U',
    }),
  );

test.each([
  'Jiří Žluťoučký',
  'Michał Święcicki',
  'Rūta Žemaitytė',
  'Ґалаґан Їжакевич',
  'Ősz Dávid',
  '山田 太郎',
  'Yamada 髙橋',
])('writes the name %s', async (name) => {
  expect((await draw({ name })).text).toContain(name);
});

test('marks a character that no font has and keeps the others', async () => {
  expect((await draw({ name: 'Kim 한국 Sample' })).text).toContain('Kim □□ Sample');
});

test('uses a second page if needed', async () => {
  const { pages, text } = await draw({});
  expect(pages).toBe(2);
  expect(text).toContain('1,111 h');
  expect(text).toContain('3,803 mi');
  expect(text).toContain('41 of 1,812');
  expect(text).toContain(certificate.url);
});
