import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Finding, printFinding } from '../compiler/index.ts';
import { ENGINE } from '../site-folder/index.ts';

/** The commands as they run here: their sources in a repository that need not be built, or the package's. */
const COMMAND = import.meta.filename.endsWith('.ts')
  ? path.join(import.meta.dirname, 'colophon.ts')
  : path.join(ENGINE, 'src/node/cli/colophon.cjs');
/** More than all findings of a site whose every file is wrong. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Says what the check finds in a site that is served with its own content, line by line. A process of its
 * own reads everything, so that the one that serves does nothing else.
 */
export function checkServed(root: string, report: (finding: string) => void): Promise<void> {
  // What was deployed without its manifests was checked where it was built.
  if (!existsSync(path.join(root, 'manifests/site.json'))) return Promise.resolve();
  return new Promise((resolve) => {
    const args = [COMMAND, 'check', root, '--format', 'json'];
    const options = { maxBuffer: MAX_BYTES };
    const child = execFile(process.execPath, args, options, (_error, stdout, stderr) => {
      const findings = readFindings(stdout);
      if (findings === undefined) report(`The site could not be checked. ${stderr.trim()}`);
      for (const finding of findings ?? []) report(printFinding(finding));
      resolve();
    });
    // It is no reason for the server to stay.
    child.unref();
  });
}

/** Undefined where the check could not be made. */
function readFindings(json: string): readonly Finding[] | undefined {
  try {
    return JSON.parse(json) as Finding[];
  } catch {
    return undefined;
  }
}
