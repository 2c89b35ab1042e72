/** Where GitHub looks for what it is to do; a tester may change it, so that it is written once. */
export const WORKFLOW_FILE = '.github/workflows/site-tests.yml';

/** A workflow that runs the suite in parts, and joins their reports to one. */
export function printWorkflow(baseUrl: string): string {
  return `# Runs the suite in four parts, each night and by hand, and joins their reports to one.
name: Site tests
on:
  workflow_dispatch:
    inputs:
      base-url:
        description: The site to test
        default: ${baseUrl}
  schedule:
    - cron: '17 3 * * *'

env:
  BASE_URL: \${{ inputs.base-url || '${baseUrl}' }}

jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    strategy:
      fail-fast: false
      matrix:
        part: [1, 2, 3, 4]
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
      - run: npm install
      - run: npx playwright install --with-deps chromium
      - run: npx playwright test --shard \${{ matrix.part }}/4 --reporter blob
      - uses: actions/upload-artifact@v4
        if: \${{ !cancelled() }}
        with:
          name: report-\${{ matrix.part }}
          path: blob-report

  report:
    needs: test
    if: \${{ !cancelled() }}
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
      - run: npm install
      - uses: actions/download-artifact@v4
        with:
          pattern: report-*
          path: parts
          merge-multiple: true
      - run: npx playwright merge-reports --config playwright.config.ts parts
      - uses: actions/upload-artifact@v4
        with:
          name: report
          path: report
`;
}
