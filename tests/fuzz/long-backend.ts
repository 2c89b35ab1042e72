/** A backend whose answers have a long text in every field, in a process of its own. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import process from 'node:process';
import { compileRight } from '../compile-right.ts';
import { answerInFull } from './long-answers.ts';
import { readAnswers } from './real-answers.ts';
import { PROJECT } from './site-under-edit.ts';

const [text = '', sized] = process.argv.slice(2);
const { compiled } = compileRight(PROJECT);
const real = await readAnswers(compiled);
const { base } = compiled.site.api;
const LENGTH = 2 ** 20;
const long = text.repeat(Math.ceil(LENGTH / Buffer.byteLength(text)));
const answer = answerInFull(long, base, (pathname) => real.get(pathname));

const server = createServer((request, response) => {
  const body = answer(new URL(request.url ?? '/', 'http://backend').pathname);
  response.statusCode = body === undefined ? 404 : 200;
  response.setHeader('Content-Type', 'application/json');
  // A body that says how long it is can be refused at its head; another only on its way.
  if (sized === 'sized' && body !== undefined) response.setHeader('Content-Length', body.length);
  else response.flushHeaders();
  response.end(body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const place = server.address();
process.send?.(typeof place === 'object' ? place?.port : undefined);
process.on('disconnect', () => process.exit());
