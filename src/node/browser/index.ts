export { type ChosenBrowser, chooseBrowser } from './choose-browser.ts';
export { BROWSER_VARIABLE, type BrowserMachine, findBrowser } from './find-browser.ts';
