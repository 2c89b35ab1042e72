import { orRefuse, Refusal } from '../command-line/index.ts';
import { BROWSER_VARIABLE, type BrowserMachine, findBrowser } from './find-browser.ts';

/** A browser in which pages are tried. */
export interface ChosenBrowser {
  /** Which it is, for the one who waits. */
  readonly words: string;
  /** What tells Playwright so: nothing where it is its own. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * The browser to try pages in: the one that `CHROMIUM_PATH` names, Playwright's own, or one that is
 * installed.
 *
 * @throws {Refusal} where there is none
 */
export function chooseBrowser(machine: BrowserMachine): ChosenBrowser {
  const playwrightChromium = () => installedPart(machine);
  const found = orRefuse(() => findBrowser({ ...machine, playwrightChromium }, 'own'));
  if (found === undefined) {
    const fix = `run npx playwright install chromium, install Chromium or Chrome, or name one that is elsewhere: ${BROWSER_VARIABLE}=/path/to/chromium`;
    throw new Refusal(`there is no browser to try the pages in; ${fix}`);
  }
  return {
    words: `Browser: ${found.path} (${found.foundAs})`,
    environment: found.isOwn ? {} : { [BROWSER_VARIABLE]: found.path },
  };
}

/** Playwright's Chromium; its folder without windows where `--only-shell` installed that alone. */
function installedPart({ exists, playwrightChromium }: BrowserMachine): string {
  const file = playwrightChromium();
  return exists(file) ? file : file.replace(/chromium-(\d+)[\\/].*$/, 'chromium_headless_shell-$1');
}
