import { describe, expect, it } from 'vitest';
import { provideBrowser } from './install-browser.ts';
import { standInMachine } from './stand-in-machine.ts';

const PLAYWRIGHT = 'npx --no-install playwright install chromium';
const APT_UPDATE = 'apt-get update';
const APT_INSTALL = 'apt-get install -y --no-install-recommends chromium-headless-shell';
const APT_INSTALL_WHOLE = 'apt-get install -y --no-install-recommends chromium';
const SHELL = '/usr/bin/chromium-headless-shell';
const OWN = '/cache/playwright/chrome';
const DEBIAN = '/etc/debian_version';

describe('providing a browser', () => {
  it('runs no command where there is one, and says which it takes', async () => {
    const { machine, ran, logged } = standInMachine({ files: ['/usr/bin/chromium'] });
    expect(await provideBrowser(machine)).toBe('/usr/bin/chromium');
    expect(ran).toEqual([]);
    expect(logged).toEqual(['Browser: /usr/bin/chromium (installed on this machine)']);
  });

  it("installs Playwright's own where there is none", async () => {
    const { machine, ran } = standInMachine({ commands: { [PLAYWRIGHT]: [OWN] } });
    expect(await provideBrowser(machine)).toBe(OWN);
    expect(ran).toEqual([PLAYWRIGHT]);
  });

  it("installs Debian's where Playwright's cannot be had, and says why", async () => {
    const { machine, ran, logged } = standInMachine({
      isRoot: true,
      files: [DEBIAN],
      commands: { [APT_UPDATE]: [], [APT_INSTALL]: [SHELL] },
    });
    expect(await provideBrowser(machine)).toBe(SHELL);
    expect(ran).toEqual([PLAYWRIGHT, APT_UPDATE, APT_INSTALL]);
    expect(logged).toContain(
      `Playwright's own Chromium could not be installed: ${PLAYWRIGHT}: no connection`,
    );
  });

  it("installs Debian's whole browser where there is none without windows", async () => {
    const { machine, ran } = standInMachine({
      isRoot: true,
      files: [DEBIAN],
      commands: { [APT_UPDATE]: [], [APT_INSTALL_WHOLE]: ['/usr/bin/chromium'] },
    });
    expect(await provideBrowser(machine)).toBe('/usr/bin/chromium');
    expect(ran).toEqual([PLAYWRIGHT, APT_UPDATE, APT_INSTALL, APT_INSTALL_WHOLE]);
  });

  it.each([
    ['no root', { isRoot: false, files: [DEBIAN] }],
    ['another distribution', { isRoot: true, files: [] }],
    ['macOS', { isRoot: true, files: [DEBIAN], platform: 'darwin' as const }],
  ])('does not touch packages on a machine with %s', async (_, options) => {
    const { machine, ran } = standInMachine(options);
    await expect(provideBrowser(machine)).rejects.toThrow('none could be installed');
    expect(ran).toEqual([PLAYWRIGHT]);
  });

  it('goes no further on a way once a command of it has failed', async () => {
    const { machine, ran } = standInMachine({ isRoot: true, files: [DEBIAN] });
    await expect(provideBrowser(machine)).rejects.toThrow('CHROMIUM_PATH=/path/to/chromium');
    expect(ran).toEqual([PLAYWRIGHT, APT_UPDATE, APT_INSTALL_WHOLE]);
  });
});
