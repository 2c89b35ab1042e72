#!/usr/bin/env node
// biome-ignore-all lint/style/useNodejsImportProtocol: a Node of long ago knows no such protocol
// biome-ignore-all lint/style/useTemplate: what is to be read by all is in the oldest form
// What the command begins with. It is plain JavaScript in the form that every Node can read, so that one
// which is too old says so in place of a mistake in syntax; all else is built.
'use strict';

const path = require('path');

const ROOT = path.resolve(__dirname, '../../..');
const { engines } = require(path.join(ROOT, 'package.json'));

/** @param {string} text two or three numbers with dots between them */
function toNumbers(text) {
  return text
    .replace(/^[^\d]*/, '')
    .split('.')
    .map(Number);
}

/** @param {string} version @param {string} least */
function isOlder(version, least) {
  const own = toNumbers(version);
  const asked = toNumbers(least);
  for (let index = 0; index < asked.length; index += 1) {
    if (own[index] !== asked[index]) return own[index] < asked[index];
  }
  return false;
}

/** @param {string} message */
function refuse(message) {
  console.error(message);
  process.exit(1);
}

/**
 * npm runs a command in a shell, and a signal to npm ends these two alone: what serves would go on unseen,
 * and keep its port.
 */
function endWithShell() {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

if (isOlder(process.versions.node, engines.node)) {
  refuse(
    'This needs Node ' +
      engines.node +
      ', and is run by ' +
      process.version +
      '; install a newer one',
  );
} else {
  if (process.env.npm_command) endWithShell();
  const file = path.join(ROOT, 'dist/node/colophon.js');
  if (require('fs').existsSync(file)) import(require('url').pathToFileURL(file).href);
  else refuse('Colophon is not built; run npm run build');
}
