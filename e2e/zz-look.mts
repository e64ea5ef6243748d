import { chromium } from '@playwright/test';
const out = '/tmp/w/shots'; 
const pages: [string,string][] = JSON.parse(process.env.PAGES!);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-quic'] });
for (const [w,h,scheme] of [[1440,900,'light'],[390,844,'dark']] as const) {
  const ctx = await b.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, locale: 'en-GB', timezoneId: 'Europe/Berlin' });
  const p = await ctx.newPage();
  p.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  p.on('console', (m) => { if (m.type() === 'error') console.log('CONSOLE', m.text().slice(0,200)); });
  for (const [name, path] of pages) {
    await p.goto('http://localhost:4555' + path);
    await p.waitForTimeout(Number(process.env.WAIT ?? 5000));
    await p.screenshot({ path: `${out}/${name}-${w}.png` });
    console.log(name, w, p.url());
  }
  await ctx.close();
}
await b.close();
