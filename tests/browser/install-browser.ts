import { BROWSER_VARIABLE, findBrowser } from '../../src/node/browser/index.ts';
import type { Machine } from './machine.ts';

/** The longest that each way of installing may take, in milliseconds. */
const INSTALL_TIMEOUT = 180_000;

const DEBIAN_MARK = '/etc/debian_version';

type Command = readonly [command: string, ...args: string[]];

interface Attempt {
  readonly words: string;
  readonly isPossible: (machine: Machine) => boolean;
  readonly commands: readonly Command[];
}

const ATTEMPTS: readonly Attempt[] = [
  {
    words: "Playwright's own Chromium",
    isPossible: () => true,
    commands: [['npx', '--no-install', 'playwright', 'install', 'chromium']],
  },
  {
    words: "Debian's chromium-headless-shell",
    isPossible: mayInstallPackages,
    commands: [['apt-get', 'update'], installPackage('chromium-headless-shell')],
  },
  {
    words: "Debian's chromium",
    isPossible: mayInstallPackages,
    commands: [installPackage('chromium')],
  },
];

function mayInstallPackages({ platform, isRoot, exists }: Machine): boolean {
  return platform === 'linux' && isRoot && exists(DEBIAN_MARK);
}

function installPackage(name: string): Command {
  return ['apt-get', 'install', '-y', '--no-install-recommends', name];
}

/**
 * The path of a browser for the tests, which is installed if there is none. Says what it does.
 *
 * @throws where there is no browser and none could be installed
 */
export async function provideBrowser(machine: Machine): Promise<string> {
  const found = findBrowser(machine);
  if (found !== undefined) {
    machine.log(`Browser: ${found.path} (${found.foundAs})`);
    return found.path;
  }
  for (const attempt of ATTEMPTS.filter(({ isPossible }) => isPossible(machine))) {
    machine.log(`No browser was found; installing ${attempt.words} …`);
    const trouble = await runAll(machine, attempt);
    const installed = findBrowser(machine);
    if (installed !== undefined) {
      machine.log(`Browser: ${installed.path} (${installed.foundAs})`);
      return installed.path;
    }
    machine.log(`${attempt.words} could not be installed: ${trouble ?? 'it cannot be found'}`);
  }
  throw new Error(
    [
      'There is no browser to run the tests with, and none could be installed.',
      'Install Chromium or Chrome (on Debian: apt-get install chromium-headless-shell),',
      `or name one that is somewhere else: ${BROWSER_VARIABLE}=/path/to/chromium`,
    ].join('\n'),
  );
}

/** What the first command that failed has printed; undefined where all of them succeeded. */
async function runAll(machine: Machine, { commands }: Attempt): Promise<string | undefined> {
  for (const [command, ...args] of commands) {
    const { succeeded, output } = await machine.run(command, args, INSTALL_TIMEOUT);
    if (!succeeded) return `${[command, ...args].join(' ')}: ${output}`;
  }
  return undefined;
}
