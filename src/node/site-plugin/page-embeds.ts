import { isRecord } from '../../core/mapping/read-path.ts';
import type { CompiledSite } from '../compiler/index.ts';

/** The origins of other servers that each page shows something of, without the pages that do not. */
export function embedsOf(pages: CompiledSite['pages']): Record<string, string[]> {
  return Object.fromEntries(
    pages.flatMap((page) => {
      const origins = [...new Set(originsIn(page.frame))].sort();
      return origins.length === 0 ? [] : [[page.id, origins]];
    }),
  );
}

function originsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(originsIn);
  if (!isRecord(part)) return [];
  const { kind, template } = part;
  return kind === 'embed' && typeof template === 'string'
    ? [new URL(template).origin]
    : Object.values(part).flatMap(originsIn);
}
