#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import WebSocket, { type WebSocketServer } from 'ws';
import { FIREFOX_VARIABLE, findFirefox } from './find-firefox.ts';

// Stands in for Firefox where Playwright starts it: Firefox as it is released knows all of WebDriver BiDi that tests
// need but one command, by which Playwright begins each window. That one is answered here; all else passes.

/** A CommonJS module's, which its types know by another name. */
const Server: typeof WebSocketServer = createRequire(import.meta.url)('ws').Server;
/** Sets the reader's preferred colours, which no test in Firefox does. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const file = findFirefox();
if (file === undefined) throw new Error(`There is no Firefox; ${FIREFOX_VARIABLE} may name one`);
const browser = spawn(file, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
browser.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => browser.kill(signal));

let said = '';
browser.stderr.setEncoding('utf8').on('data', (text: string) => {
  const lines = (said + text).split('\n');
  said = lines.pop() ?? '';
  for (const line of lines) {
    const [, origin] = LISTENING.exec(line) ?? [];
    if (origin === undefined) process.stderr.write(`${line}\n`);
    else relay(origin);
  }
});

/** Says where it listens in Firefox's own words, and passes on what is sent to it. */
function relay(origin: string): void {
  const server = new Server({ port: 0, host: '127.0.0.1' });
  server.on('listening', () => {
    const { port } = server.address() as AddressInfo;
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (tests, { url = '' }) => {
    const firefox = new WebSocket(origin + url);
    const opened = new Promise((resolve) => firefox.once('open', resolve));
    firefox.on('message', (data) => tests.send(String(data)));
    firefox.on('close', () => tests.close());
    tests.on('close', () => firefox.close());
    tests.on('message', (data) => {
      const { id, method } = JSON.parse(String(data));
      if (method === UNKNOWN) tests.send(JSON.stringify({ type: 'success', id, result: {} }));
      else void opened.then(() => firefox.send(String(data)));
    });
  });
}
