import type { StudioRefusal } from '../../../core/studio/studio-api.ts';

/** What a gesture would do. */
export interface GesturePlan {
  /** Files with their new texts; null removes one. */
  readonly files: Readonly<Record<string, string | null>>;
  /** What undoing says. */
  readonly label: string;
  /** The id of the page that is made or moved. */
  readonly page?: string;
  /** What it does, a sentence each. */
  readonly notes: readonly string[];
  readonly refusals?: readonly StudioRefusal[];
}

/** A gesture that nothing can be done for. */
export function refused(label: string, ...messages: readonly string[]): GesturePlan {
  return { files: {}, label, notes: [], refusals: messages.map((message) => ({ message })) };
}
