import type { InspectedPart } from '../../core/inspected-part.ts';
import type { FilledField } from './slot-fields.ts';

/** What is known of a part that a manifest made, before its place is asked for. */
export interface Facts {
  readonly part: InspectedPart;
  /** The call that brought its data; undefined where none did. */
  readonly source?: string | undefined;
  readonly fields?: readonly FilledField[];
}

/** A part as it was found among the nodes around an element. */
export interface Match extends Facts {
  /** The node that is the part as a whole. */
  readonly index: number;
}
