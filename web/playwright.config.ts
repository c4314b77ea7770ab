import { defineConfig } from '@playwright/test'

// e2e: tests in Chromium; browsers: in Firefox and WebKitGTK; dist: what was installed; shots: pictures to look at;
// bench: what is measured; print: files of sheets.
const kind = process.env.TABLEE_RUN ?? 'e2e'

// The popups below the address bar, invisible here, are two further pages in each window, and cost as much as ours.
// Only the last such list counts, so it repeats the features that Playwright itself disables.
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
  retries: process.env.CI ? 1 : 0, // a shared machine may stumble once; such a test is reported as flaky
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [[kind === 'bench' ? 'dot' : 'list']],
  use: {
    actionTimeout: 60_000, // an action that cannot succeed is reported before the whole test times out
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
