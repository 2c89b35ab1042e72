import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Dialog,
  explainUnwritable,
  makeFolder,
  openDialog,
  Refusal,
  settle,
} from '../command-line/index.ts';
import { compile, printFinding } from '../compiler/index.ts';
import { ENGINE } from '../site-folder/index.ts';
import { contentFiles } from './content-files.ts';
import { engineSource } from './engine-source.ts';
import { SAMPLE_WORDS } from './init-words.ts';
import { manifestFiles } from './manifest-files.ts';
import { type NewFile, type NewSite, OPTIONAL_SECTIONS } from './new-site.ts';
import { packageFile, toolFiles } from './project-files.ts';
import {
  type InitOptions,
  readLanguages,
  readLook,
  readName,
  readOptionalSections,
  readOptions,
  USAGE,
} from './read-init-options.ts';
import { LOOKS } from './themes.ts';

const PACKAGE = 'package.json';
const USUAL_LANGUAGE = 'en';

/**
 * Writes a new site as the command's arguments say, and gives the exit status.
 *
 * @param folder where the command is called
 * @throws {UsageError} where the call itself is wrong
 * @throws {Refusal} where a file is there already, or none can be written
 */
export async function runInit(args: readonly string[], folder: string): Promise<number> {
  const options = readOptions(args);
  if (options === undefined) {
    console.log(USAGE);
    return 0;
  }
  const root = path.resolve(folder, options.folder ?? '.');
  const known = readPackage(root);
  const site = await withDialog((dialog) => describe(options, dialog));
  const own = JSON.parse(readFileSync(path.join(ENGINE, PACKAGE), 'utf8'));
  const { dependency, outside } = engineSource(ENGINE, own.version, root);
  const engine = { ...own, source: dependency };
  const files = [...manifestFiles(site), ...contentFiles(site), ...toolFiles(site)];
  // A repository that was made ahead may have its own.
  const wanted = files.filter(([name]) => !isTool(name) || !existsSync(path.join(root, name)));
  refuseExisting(root, wanted);
  try {
    writeFiles(root, [packageFile(site, engine, known), ...wanted]);
    if (outside !== undefined) copyFileSync(outside, path.join(root, path.basename(outside)));
  } catch (error) {
    throw explainUnwritable(error, root, 'name a folder of your own: colophon init my-site');
  }
  return report(root, wanted.length + 1);
}

/** Whether a file that exists already is left as it is. */
function isTool(name: string): boolean {
  return ['.gitignore', 'README.md'].includes(name);
}

function readPackage(root: string): Readonly<Record<string, unknown>> {
  const file = path.join(root, PACKAGE);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Refusal(`${file} is no JSON; correct it, or choose an empty folder`, { cause });
  }
}

/** A terminal can be asked; a pipe or a script cannot. */
async function withDialog<Value>(use: (dialog: Dialog | undefined) => Promise<Value>) {
  const dialog = process.stdin.isTTY ? openDialog(process.stdin, process.stdout) : undefined;
  try {
    return await use(dialog);
  } finally {
    dialog?.close();
  }
}

async function describe(options: InitOptions, dialog: Dialog | undefined): Promise<NewSite> {
  const name = await settle(
    {
      given: options.name,
      missing: '--name is missing; say what the institute is called',
      words: 'The institute’s name',
      read: readName,
    },
    dialog,
  );
  const codes = Object.keys(SAMPLE_WORDS).join(', ');
  const languages = await settle(
    {
      given: options.languages,
      missing: `--languages is missing; name some of ${codes}, the default one first`,
      words: `Languages, the default one first (${codes}; Enter for ${USUAL_LANGUAGE})`,
      // Only a terminal may leave it open: a script that gives an empty list has lost one.
      read: (text) =>
        readLanguages(text === '' && options.languages === undefined ? USUAL_LANGUAGE : text),
    },
    dialog,
  );
  const look = await settle(
    {
      given: options.look ?? (dialog === undefined ? '' : undefined),
      missing: '',
      words: `Look (${Object.keys(LOOKS).join(', ')}; Enter for paper)`,
      read: readLook,
    },
    dialog,
  );
  const parts = await settle(
    {
      given: options.sections ?? (dialog === undefined ? '' : undefined),
      missing: '',
      words: `Sections (${OPTIONAL_SECTIONS.join(', ')}; Enter for all, none for none)`,
      read: readOptionalSections,
    },
    dialog,
  );
  return { name, languages, look, parts };
}

function refuseExisting(root: string, files: readonly NewFile[]): void {
  const taken = files.find(([name]) => existsSync(path.join(root, name)));
  if (taken === undefined) return;
  const fix = 'nothing was written; choose an empty folder: colophon init my-site';
  throw new Refusal(`${path.join(root, taken[0])} is there already; ${fix}`);
}

function writeFiles(root: string, files: readonly NewFile[]): void {
  for (const [name, text] of files) {
    makeFolder(path.dirname(path.join(root, name)));
    writeFileSync(path.join(root, name), text);
  }
}

/** Says what there is now; what the command writes is right, unless it is at fault. */
function report(root: string, count: number): number {
  const { findings, compiled } = compile(root);
  for (const finding of findings) console.error(printFinding(finding));
  if (compiled === undefined) return 1;
  const folder = path.relative(process.cwd(), root);
  console.log(
    `${count} files written in ${folder || 'this folder'}: a site of ${compiled.pages.length} pages. Now:`,
  );
  if (folder !== '') console.log(`  cd ${/^[\w./-]+$/.test(folder) ? folder : `"${folder}"`}`);
  console.log('  npm install');
  console.log('  npm start        # http://127.0.0.1:8080');
  return 0;
}
