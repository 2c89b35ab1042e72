import { createProgressPrinter } from '../command-line/index.ts';
import type { MediaProgress } from '../media/index.ts';

/** Says how far the making of renditions has come; nothing where none has to be made. */
export function createPictureProgress() {
  const { update, end } = createProgressPrinter('pictures', process.stderr);
  return {
    update: ({ done, total, made }: MediaProgress): void => {
      if (made > 0) update(done, total);
    },
    end,
  };
}
