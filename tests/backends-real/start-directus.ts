import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { PROJECT } from '../node/compiler/small-site.ts';

/** A Directus of its own, with an empty database. */
export interface Directus {
  readonly origin: string;
  /** Does what only its administrator may. */
  readonly call: (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<unknown>;
  /** Keeps a file, as whoever writes there would. */
  readonly upload: (name: string, type: string, content: Uint8Array) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** Versions whose packages fit each other. */
const PACKAGES = { directus: '12.4.0', sqlite3: '6.0.1' };
/** What a package asks for in a version that the pinned Node cannot compile. */
const OVERRIDES = { 'isolated-vm': '6.2.0' };
const FOLDER = path.join(PROJECT, '.cache/backends/directus');
const CLI = path.join(FOLDER, 'node_modules/directus/cli.js');
const PORT = 8055;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const TOKEN = 'token-of-the-tests';
/** Milliseconds between two questions whether it answers, and how many are asked. */
const PAUSE = 500;
const QUESTIONS = 120;

const run = promisify(execFile);

/** Installs Directus where it is not there yet (some 700 MB), and starts it with nothing in it. */
export async function startDirectus(): Promise<Directus> {
  mkdirSync(FOLDER, { recursive: true });
  if (!existsSync(CLI)) await install();
  rmSync(path.join(FOLDER, 'data.db'), { force: true });
  const options = { cwd: FOLDER, env: { ...process.env, ...SETTINGS } };
  await run(process.execPath, [CLI, 'bootstrap'], options);
  const child = spawn(process.execPath, [CLI, 'start'], { ...options, stdio: 'ignore' });
  await waitUntilAnswering();
  return {
    origin: ORIGIN,
    call,
    upload,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}

const SETTINGS = {
  HOST: '127.0.0.1',
  PORT: String(PORT),
  DB_CLIENT: 'sqlite3',
  DB_FILENAME: './data.db',
  SECRET: 'a-secret-that-is-long-enough-for-it',
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'password',
  ADMIN_TOKEN: TOKEN,
  TELEMETRY: 'false',
};

async function install(): Promise<void> {
  const manifest = { private: true, dependencies: PACKAGES, overrides: OVERRIDES };
  writeFileSync(path.join(FOLDER, 'package.json'), JSON.stringify(manifest));
  // Its own packages do not agree on which versions they want beside them.
  await run('npm', ['install', '--legacy-peer-deps'], { cwd: FOLDER });
}

async function waitUntilAnswering(): Promise<void> {
  for (let question = 0; question < QUESTIONS; question += 1) {
    if (
      await fetch(`${ORIGIN}/server/ping`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error(`Directus does not answer at ${ORIGIN}`);
}

function call(method: 'GET' | 'POST', place: string, body?: unknown): Promise<unknown> {
  return ask(place, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

function upload(name: string, type: string, content: Uint8Array): Promise<unknown> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(content)], { type }), name);
  return ask('/files', { method: 'POST', body: form });
}

async function ask(place: string, request: RequestInit): Promise<unknown> {
  const headers = new Headers(request.headers);
  headers.set('Authorization', `Bearer ${TOKEN}`);
  const answer = await fetch(ORIGIN + place, { ...request, headers });
  if (!answer.ok) {
    throw new Error(`${request.method} ${place}: ${answer.status} ${await answer.text()}`);
  }
  return answer.json();
}
