import type { Registry } from '../src/react/index.ts';
import { AttachmentsBlock } from './blocks/attachments-block.tsx';
import { EmailBlock } from './blocks/email-block.tsx';
import { PhoneBlock } from './blocks/phone-block.tsx';
import { RichTextBlock } from './blocks/rich-text-block.tsx';
import { TextBlock } from './blocks/text-block.tsx';
import { SingleFrame } from './frames/single-frame.tsx';
import { TabsFrame } from './frames/tabs-frame.tsx';

/** Every renderer by the name that manifests call it. */
export const registry: Registry = {
  layouts: {
    'card-list': async () => (await import('./layouts/card-list.tsx')).cardList,
    detail: async () => (await import('./layouts/detail.tsx')).detail,
  },
  frames: {
    single: SingleFrame,
    tabs: TabsFrame,
  },
  blocks: {
    text: TextBlock,
    'rich-text': RichTextBlock,
    email: EmailBlock,
    phone: PhoneBlock,
    attachments: AttachmentsBlock,
  },
  overrides: {
    'coming-soon': async () => (await import('./overrides/coming-soon.tsx')).ComingSoon,
  },
};
