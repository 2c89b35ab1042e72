import type { CompiledSite, Finding, ManifestReader } from '../compiler/index.ts';

/** The site that is edited, as the development server has it. */
export interface DevelopedSite {
  /** The site's folder. */
  readonly root: string;
  /** Where the draft is stored. */
  readonly cache: string;
  /** What the studio's page alone knows. */
  readonly token: string;
  /** Reads the manifests, the draft's in place of the disk's. */
  readonly reader: ManifestReader;
  /** The last good site. */
  readonly compiled: () => CompiledSite | undefined;
  /** Whether that is what the draft says. */
  readonly isCurrent: () => boolean;
  readonly findings: () => readonly Finding[];
  /** Asks the site's APIs by their paths on the site. */
  readonly fetch: typeof globalThis.fetch;
  /** Compiles the draft, and shows it in the pages that are open. */
  readonly update: () => Promise<{
    readonly pages: readonly string[];
    readonly isWide: boolean;
    readonly isReloaded: boolean;
  }>;
  /** Validates content and media as well. */
  readonly validateAll: () => Promise<void>;
  /** Tells the studio's page that something is new. */
  readonly tell: (revision: number) => void;
}
