import { chromium } from 'playwright-core'
const [base, out, widths, ...paths] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync'] })
for (const w of widths.split(',').map(Number)) {
  const page = await browser.newPage({ viewport: { width: w, height: 900 } })
  page.on('console', m => ['error','warning'].includes(m.type()) && console.log(w, 'console', m.text()))
  page.on('requestfailed', r => console.log('failed', r.url()))
  for (const p of paths) {
    await page.goto(base + p, { waitUntil: 'networkidle' })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    const name = (p.replace(/[^a-z0-9]+/gi, '_') || 'home') + '-' + w
    await page.screenshot({ path: `${out}/${name}.png`, fullPage: true })
    console.log(name, over > 0 ? `OVERFLOW ${over}` : '')
  }
  await page.close()
}
await browser.close()
