import { type Dialog, openDialog } from '../command-line/index.ts';
import { compile, placedViews, printFinding } from '../compiler/index.ts';
import type { Model } from './find-model.ts';
import { planFrom } from './plan-from.ts';
import { type Plan, planLike } from './plan-like.ts';
import { changeFiles, refuseExisting, writeFiles } from './planned-files.ts';
import { type Project, readProject } from './project.ts';
import { type Options, readOptions, USAGE } from './read-new-options.ts';
import { settleModel, settleOrder } from './settle-order.ts';

/**
 * Adds a page as the command's arguments say, and gives the exit status.
 *
 * @param folder the project's, where `--root` names no other
 * @throws {UsageError} where the call itself is wrong
 * @throws {Refusal} where the page cannot be added
 */
export async function runNew(args: readonly string[], folder: string): Promise<number> {
  const options = readOptions(args, folder);
  if (options.isHelp) {
    console.log(USAGE);
    return 0;
  }
  const project = readProject(options.root, options.api);
  const { plan, route } = await withDialog((dialog) => planPage(project, options, dialog));
  refuseExisting(project.root, plan.files);
  return options.isDryRun ? printPlan(plan) : carryOut(project, plan, route);
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

async function planPage(project: Project, options: Options, dialog: Dialog | undefined) {
  const order = await settleOrder(project, options, dialog);
  const { route } = order.place;
  const { from, describe } = options;
  if (from !== undefined)
    return { plan: await planFrom(project, order, { from, describe }), route };
  const model = await settleModel(project, options, dialog);
  return { plan: planLike(projectOf(model, project), model, order), route };
}

/** The project with the API that a page reads, which its copy is to read as well. */
function projectOf({ page }: Model, project: Project): Project {
  const api = placedViews(page.value, project.shapes)[0]?.source.api;
  return api === project.apiName ? project : readProject(project.root, api);
}

function printPlan({ files, changes, notes }: Plan): number {
  for (const { file, text } of files) console.log(`--- ${file}\n${text}`);
  for (const { file, added } of changes) console.log(`--- ${file} (added to)\n${added}\n`);
  for (const note of notes) console.log(note);
  console.log(`nothing is written (--dry-run); ${count(files.length, 'file')} would be`);
  return 0;
}

function carryOut({ root }: Project, plan: Plan, route: string): number {
  writeFiles(root, plan.files);
  changeFiles(root, plan.changes);
  for (const { file } of plan.files) console.log(file);
  for (const { file } of plan.changes) console.log(`${file} (added to)`);
  for (const note of plan.notes) console.log(note);
  console.log(
    `${count(plan.files.length, 'file')} written; "npx colophon dev" shows the page at ${route}`,
  );
  return plan.isDescribed ? reportCheck(root) : 0;
}

/** Says what `colophon check` would say; what the command writes is right, unless it is at fault. */
function reportCheck(root: string): number {
  const { findings, compiled } = compile(root);
  for (const finding of findings) console.error(printFinding(finding));
  if (compiled === undefined) return 1;
  console.log(`manifests are valid (${compiled.pages.length} pages)`);
  return 0;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
