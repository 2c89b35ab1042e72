import type { Registry } from '../src/react/index.ts';
import { AttachmentsBlock } from './blocks/attachments-block.tsx';
import { EmailBlock } from './blocks/email-block.tsx';
import { ImageBlock } from './blocks/image-block.tsx';
import { LinksBlock } from './blocks/links-block.tsx';
import { PhoneBlock } from './blocks/phone-block.tsx';
import { QuoteBlock } from './blocks/quote-block.tsx';
import { RichTextBlock } from './blocks/rich-text-block.tsx';
import { TextBlock } from './blocks/text-block.tsx';
import { SiblingsFrame } from './frames/siblings-frame.tsx';
import { SingleFrame } from './frames/single-frame.tsx';
import { SplitFrame } from './frames/split-frame.tsx';
import { TabsFrame } from './frames/tabs-frame.tsx';

/** Every renderer by the name that manifests call it. */
export const registry: Registry = {
  layouts: {
    accordion: async () => (await import('./layouts/accordion.tsx')).accordion,
    alternating: async () => (await import('./layouts/alternating.tsx')).alternating,
    'card-list': async () => (await import('./layouts/card-list.tsx')).cardList,
    carousel: async () => (await import('./layouts/carousel.tsx')).carousel,
    detail: async () => (await import('./layouts/detail.tsx')).detail,
    grid: async () => (await import('./layouts/grid.tsx')).grid,
    'link-list': async () => (await import('./layouts/link-list.tsx')).linkList,
    masonry: async () => (await import('./layouts/masonry.tsx')).masonry,
    timeline: async () => (await import('./layouts/timeline.tsx')).timeline,
  },
  frames: {
    single: SingleFrame,
    siblings: SiblingsFrame,
    split: SplitFrame,
    tabs: TabsFrame,
  },
  blocks: {
    text: TextBlock,
    'rich-text': RichTextBlock,
    email: EmailBlock,
    phone: PhoneBlock,
    quote: QuoteBlock,
    attachments: AttachmentsBlock,
    image: ImageBlock,
    links: LinksBlock,
  },
  overrides: {
    'coming-soon': async () => (await import('./overrides/coming-soon.tsx')).ComingSoon,
    'notice-above': async () => (await import('./overrides/notice-above.tsx')).NoticeAbove,
  },
};
