import { expect, test } from 'vitest';
import type { Failure } from '../../../src/core/index.ts';
import { failureText } from '../../../src/react/page/failure-text.ts';
import { createTexts } from '../../../src/react/site-runtime.ts';
import { createTranslate } from '../../../src/react/state/create-texts.ts';

const KINDS = ['timeout', 'network', 'http', 'missing', 'malformed'];
const texts = createTexts(
  'en',
  Object.fromEntries(KINDS.map((kind) => [`ui.failed.${kind}`, `${kind} {{status}}`])),
);
const read = (failure: Failure | undefined) =>
  failureText(createTranslate(texts, texts.t), failure);

test.each<[Failure | undefined, string]>([
  [{ code: 'timeout', status: undefined }, 'timeout '],
  [{ code: 'network', status: undefined }, 'network '],
  [{ code: 'malformed', status: undefined }, 'malformed '],
  [{ code: 'http', status: 502 }, 'http 502'],
  // The call itself is unknown, as searches are in an export.
  [{ code: 'http', status: 404 }, 'missing 404'],
  [{ code: 'malformed', status: 404 }, 'malformed 404'],
  // A mistake of the code is none of the reader's matter.
  [{ code: 'internal', status: undefined }, 'network '],
  [undefined, 'network '],
])('a failure is said in words of its own, with the status of the answer: %j', (failure, said) => {
  expect(read(failure)).toBe(said);
});
