import Docxtemplater from 'docxtemplater';
import InspectModule from 'docxtemplater/js/inspect-module.js';
import { zipSync } from 'fflate';
import PizZip from 'pizzip';
import { tell, Told } from '../../../platform/threads/told.ts';
import type { DocxParts } from './open-docx.ts';
import type { Reading } from './reading.ts';

/** A mark of a template, with the sections that it stands in. */
export interface Tag {
  readonly name: string;
  readonly kind: 'value' | 'section' | 'inverted' | 'other';
  readonly within: readonly Tag[];
}

export interface CompiledDocx {
  readonly tags: readonly Tag[];
  /** The filled document. */
  fill(data: object): Buffer;
}

/** Reads the marks of a template; one that is not closed, or not opened, is refused by its name. */
export function compileDocx(parts: DocxParts, reading: Reading): CompiledDocx {
  const inspection = new InspectModule();
  try {
    const document = new Docxtemplater(new PizZip(zipSync({ ...parts }, { level: 0 })), {
      delimiters: { start: '${', end: '}' },
      paragraphLoop: true,
      linebreaks: true,
      errorLogging: false,
      modules: [inspection],
      ...reading,
    });
    return {
      tags: tagsOf(inspection.getAllStructuredTags() as readonly StructuredTag[], []),
      fill: (data) => document.render(data).getZip().generate({ type: 'nodebuffer', compression: 'DEFLATE' }),
    };
  } catch (error) {
    return refuseBroken(error);
  }
}

/** As the library describes it; its own types leave the parts of a section out. */
interface StructuredTag {
  readonly value: string;
  readonly module?: string;
  readonly raw?: string;
  readonly inverted?: boolean;
  readonly subparsed?: readonly StructuredTag[];
}

function tagsOf(found: readonly StructuredTag[], within: readonly Tag[]): Tag[] {
  return found.flatMap((one) => {
    const { value, module, inverted = false, subparsed = [], raw } = one;
    if (module !== undefined && module !== 'loop') return [{ name: raw ?? value, kind: 'other', within }];
    const tag: Tag = { name: value, kind: module ? (inverted ? 'inverted' : 'section') : 'value', within };
    return [tag, ...tagsOf(subparsed, [...within, tag])];
  });
}

interface TemplateError {
  readonly properties?: { id?: string; xtag?: string; errors?: readonly TemplateError[] };
}

const reasons: Readonly<Record<string, string>> = {
  unclosed_loop: '循环未结束 / loop not closed',
  unopened_loop: '循环未开始 / loop not opened',
  closing_tag_does_not_match_opening_tag: '循环首尾不一致 / loop closed by another name',
  unclosed_tag: '变量缺少 } / } missing',
  unopened_tag: '变量缺少 ${ / ${ missing',
  change_delimiters_invalid: '不能改变标记符 / marks cannot be changed',
};

function refuseBroken(error: unknown): never {
  if (error instanceof Told) throw error;
  const { properties } = error as TemplateError;
  const faults = properties?.errors ?? [error as TemplateError];
  if (!properties?.id) return tell('document.unreadable');
  const told = faults.map(({ properties: one }) => {
    const name = one?.xtag ? `「${one.xtag.slice(0, 60)}」` : '';
    return `${name}${reasons[one?.id ?? ''] ?? one?.id ?? ''}`;
  });
  return tell('document.broken', { reason: [...new Set(told)].slice(0, 5).join('；') });
}
