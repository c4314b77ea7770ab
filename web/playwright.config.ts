import { defineConfig } from '@playwright/test'

// e2e: tests in Chromium; browsers: in Firefox and WebKitGTK; dist: what was installed; shots: pictures to look at;
// bench: what is measured.
const kind = process.env.TABLEE_RUN ?? 'e2e'

// The popups below the address bar, which nobody sees here, are two pages of their own in each window, and cost as much
// as ours. The last such list counts alone, so the others are those that Playwright leaves out itself.
const without = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export default defineConfig({
  testDir: 'tests',
  testMatch: `*.${kind}.ts`,
  globalSetup: './tests/helpers/server.ts',
  fullyParallel: true,
  workers: kind === 'bench' || kind === 'browsers' ? 1 : 2,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0, // a shared machine may stumble once; who did is told as flaky
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [[kind === 'bench' ? 'dot' : 'list']],
  use: {
    actionTimeout: 60_000, // what cannot be pressed, or never comes, is told before the whole test is out of time
    baseURL: process.env.TABLEE_URL, // known once tests/helpers/server.ts has started it
    locale: 'en-GB',
    serviceWorkers: 'block', // each test would keep the whole page; app.e2e.ts lets them in
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${without.join()}`,
      ],
    },
  },
})
