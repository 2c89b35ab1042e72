import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Plugin, Rolldown } from 'vite';
import { compressBody, FORMS, QUALITY_OF_BUILD, SMALLEST_COMPRESSED } from '../http/index.ts';
import { fileTypeOf } from '../server/index.ts';

/** Files compressed at a time: as many as the process has threads for it. */
const CONCURRENCY = 4;
/** Written for every page anew, and so not sent as it is. */
const TEMPLATE = 'index.html';

/** Puts compressed forms beside the files of a build, so that no reader waits for them. */
export function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    writeBundle: {
      // What other plugins write into the files is there by then.
      order: 'post',
      async handler({ dir = '' }, bundle) {
        const limit = pLimit(CONCURRENCY);
        const files = Object.values(bundle).filter(({ fileName }) => isSent(fileName));
        await Promise.all(files.map((file) => limit(() => compressFile(dir, file))));
      },
    },
  };
}

function isSent(name: string): boolean {
  return name !== TEMPLATE && !name.startsWith('.') && fileTypeOf(name, 'build').isCompressible;
}

async function compressFile(
  folder: string,
  file: Rolldown.OutputAsset | Rolldown.OutputChunk,
): Promise<void> {
  const source = file.type === 'chunk' ? file.code : file.source;
  const body = typeof source === 'string' ? new TextEncoder().encode(source) : source;
  if (body.byteLength < SMALLEST_COMPRESSED) return;
  for (const [encoding, ending] of FORMS) {
    const form = await compressBody(body, encoding, QUALITY_OF_BUILD);
    await writeFile(path.join(folder, file.fileName + ending), form);
  }
}
