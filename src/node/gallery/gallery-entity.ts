import { templateNames } from '../../core/mapping/links.ts';
import { isRecord } from '../../core/mapping/read-path.ts';
import type { Shapes } from '../compiler/index.ts';
import { GALLERY, type GalleryState } from './gallery-states.ts';
import { type GalleryWords, galleryWordsOf } from './gallery-words.ts';

/** A value of a sample, by the path that leads to it. */
export type SampleEntity = Record<string, unknown>;

/** What a sample is made for. */
export interface SampleUse {
  readonly state: GalleryState;
  /** Its place among others, counted from 0. */
  readonly number: number;
  readonly formats: Shapes['formats'];
}

/** The day of a sample; those after it are later. */
const FIRST_DAY = Date.UTC(2026, 9, 12, 9);

/**
 * An entity that fills the slots of a page's manifest: the fields that it names have values of what each
 * slot is for.
 *
 * @param model a compiled manifest, or a part of one
 */
export function sampleEntity(model: unknown, sample: SampleUse): SampleEntity {
  const entity: SampleEntity = { id: `example-${sample.number + 1}` };
  new Filler(entity, sample).fill(model);
  return entity;
}

class Filler {
  readonly #entity: SampleEntity;
  readonly #sample: SampleUse;
  readonly #words: GalleryWords & { readonly line: string };

  constructor(entity: SampleEntity, sample: SampleUse) {
    this.#entity = entity;
    this.#sample = sample;
    const words = galleryWordsOf(sample.state);
    this.#words = { ...words, line: words.lines[sample.number % words.lines.length] ?? '' };
  }

  fill(part: unknown): void {
    if (Array.isArray(part)) {
      for (const entry of part) this.fill(entry);
      return;
    }
    if (!isRecord(part)) return;
    const isWhole = typeof part.kind === 'string' && this.#fillSlot(part.kind, part);
    if (isWhole) return;
    if (typeof part.when === 'string') this.#set(part.when, this.#words.line);
    if (isRecord(part.heading)) this.#set(part.heading.field, this.#words.line);
    for (const inner of Object.values(part)) this.fill(inner);
  }

  /** @returns whether nothing in the slot is left to fill */
  #fillSlot(kind: string, slot: Readonly<Record<string, unknown>>): boolean {
    const { field } = slot;
    const { line, html } = this.#words;
    switch (kind) {
      case 'text':
        this.#fillText(slot);
        return true;
      case 'html':
        for (const name of Array.isArray(slot.fields) ? slot.fields : []) this.#set(name, html);
        return true;
      case 'image':
        if (typeof slot.template === 'string') this.#fillTemplate(slot.template);
        else this.#set(field, `${GALLERY}/picture-${(this.#sample.number % 3) + 1}.svg`);
        return true;
      case 'link':
        this.#fillLink(slot);
        return true;
      case 'email':
        this.#set(field, 'office@institute.example');
        return true;
      case 'phone':
        this.#set(field, '+1 555 0100');
        return true;
      case 'url':
      case 'embed':
        if (typeof slot.template === 'string') this.#fillTemplate(slot.template);
        else this.#set(field, `${GALLERY}/`);
        return true;
      case 'file':
        this.#set(field, `${GALLERY}/file.pdf`);
        return true;
      case 'files':
        this.#set(
          field,
          [1, 2].map((count) => ({ name: `${line} ${count}.pdf`, url: `${GALLERY}/file.pdf` })),
        );
        return true;
      case 'links':
        this.#set(
          field,
          [1, 2].map((count) => this.#linkOf(slot, count)),
        );
        return true;
      case 'list':
        this.#set(field, [line, 'Tides', 'Maps']);
        return true;
      case 'flag':
      case 'badge':
        this.#set(field, slot.equals);
        return true;
      case 'date':
        this.#set(field, this.#day(0));
        return true;
      case 'items':
        this.#set(
          field,
          [0, 1, 2].map((number) => sampleEntity(slot.slots, { ...this.#sample, number })),
        );
        return true;
      default:
        return false;
    }
  }

  #fillText(slot: Readonly<Record<string, unknown>>): void {
    const { field, format, options, clamp, box } = slot;
    const shape = this.#sample.formats.get(String(format));
    const reads = shape?.reads ?? 'text';
    for (const option of shape?.options ?? []) {
      const named = isRecord(options) ? options[option.name] : undefined;
      const isTime = option.reads === 'day' || option.reads === 'hour';
      if (option.kind === 'field' && isTime) this.#set(named, this.#day(2));
      if (option.kind === 'template' && reads !== 'names') this.#fillTemplate(String(named ?? ''));
    }
    const { line, paragraph } = this.#words;
    const isLong = clamp !== undefined || box === true;
    const values = {
      day: () => this.#day(0),
      hour: () => this.#day(0),
      year: () => this.#day(0),
      number: () => 1234.5 + this.#sample.number,
      phone: () => '+1 555 0100',
      names: () =>
        ['Ada Example', 'Bo Example'].map((name, index) => ({ id: `person-${index + 1}`, name })),
      identifier: () => `example-${this.#sample.number + 1}`,
      markup: () => this.#words.html,
      text: () => (isLong ? paragraph : line),
      file: () => `${GALLERY}/`,
      captions: () => `${GALLERY}/`,
    } as const;
    this.#set(field, shape?.sample ?? values[reads]());
  }

  #fillLink({ from, template, field, cases }: Readonly<Record<string, unknown>>): void {
    if (from === 'template') this.#fillTemplate(String(template));
    else if (from === 'field') this.#set(field, `${GALLERY}/`);
    else this.#set(field, Object.keys(isRecord(cases) ? cases : {})[0]);
  }

  #fillTemplate(template: string): void {
    for (const name of templateNames(template)) {
      if (name !== 'id' && name !== 'state') this.#set(name, `example-${this.#sample.number + 1}`);
    }
  }

  #linkOf({ text, url }: Readonly<Record<string, unknown>>, count: number): SampleEntity {
    return {
      id: `example-${count}`,
      ...(typeof text === 'string' && { [text]: `${this.#words.line} ${count}` }),
      ...(typeof url === 'string' && { [url]: `${GALLERY}/` }),
    };
  }

  /** A day, and its hour, some days after the sample's own. */
  #day(after: number): string {
    const day = FIRST_DAY + (this.#sample.number + after) * 86_400_000;
    return new Date(day).toISOString().replace('.000Z', 'Z');
  }

  /** Gives a field a value, which may be one within another, unless it has one. */
  #set(field: unknown, value: unknown): void {
    if (typeof field !== 'string' || value === undefined) return;
    const names = field.split('.');
    let holder = this.#entity;
    for (const name of names.slice(0, -1)) {
      const inner = holder[name];
      const next = isRecord(inner) ? (inner as SampleEntity) : {};
      holder[name] = next;
      holder = next;
    }
    const last = names.at(-1) ?? field;
    // Where two slots read one field, a line of text gives way to what the other needs, such as a list.
    if (holder[last] === undefined || typeof value !== 'string') holder[last] = value;
  }
}
