import type { FrameModel } from '../../core/manifest/page-model.ts';
import type { FrameExpectation, RendererExpectations } from './renderer-expectations.ts';

/** A frame, and what it says of what is seen of it. */
export interface KnownFrame {
  readonly frame: FrameModel;
  readonly expectation: FrameExpectation;
}

/** What a frame, and the one that it stands around, say of what is seen of them. */
export function knownFrames(
  frame: FrameModel | undefined,
  renderers: RendererExpectations,
): readonly KnownFrame[] {
  if (frame === undefined) return [];
  const expectation = renderers.frames.get(frame.type);
  return [
    ...(expectation === undefined ? [] : [{ frame, expectation }]),
    ...('main' in frame ? knownFrames(frame.main, renderers) : []),
  ];
}
