import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

const USAGE = `npm run fuzz -- [manifests answers rich-text urls long-answers studio]

Tries random values on what must never break, after all that ever broke it (regressions.json), and
answers of long texts on every page.

  --count N   how many values each tries; 2000 if not said
  --seed S    the same values again; one of the clock's if not said

Exit status: 0 if everything holds, 1 if something broke; it is then kept, to be tried first.`;

/** The test file of each kind of value, and what its test's name has in it. */
const KINDS: Readonly<Record<string, { readonly file: string; readonly name: string }>> = {
  manifests: { file: 'site', name: 'give findings' },
  answers: { file: 'site', name: 'whatever the API answers' },
  'rich-text': { file: 'rich-text', name: 'rich text' },
  urls: { file: 'urls', name: 'any URL' },
  studio: { file: 'studio-edits', name: 'an edit of the studio' },
  'long-answers': { file: 'long-answers', name: 'costs no page' },
};

const COUNT = 2000;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: 'string' },
      seed: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const wanted = positionals.length === 0 ? Object.keys(KINDS) : positionals;
  const chosen = wanted.map((name) => {
    const kind = KINDS[name];
    if (kind === undefined) {
      throw new Error(`"${name}" is none of ${Object.keys(KINDS).join(', ')}`);
    }
    return kind;
  });
  const seed = values.seed ?? String(Date.now() % 2 ** 31);
  process.env.FUZZ_COUNT = values.count ?? String(COUNT);
  process.env.FUZZ_SEED = seed;
  process.env.FUZZ_KEEP = '1';
  process.stdout.write(`seed ${seed}, ${process.env.FUZZ_COUNT} values each\n`);
  const runner = await startVitest(
    'test',
    [...new Set(chosen.map(({ file }) => `tests/fuzz/${file}.test.ts`))],
    { watch: false, testNamePattern: chosen.map(({ name }) => name).join('|') },
  );
  await runner.close();
  return process.exitCode === undefined || process.exitCode === 0 ? 0 : 1;
}

try {
  process.exit(await main());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(2);
}
