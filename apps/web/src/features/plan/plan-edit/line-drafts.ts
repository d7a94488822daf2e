import type { PlanDetailInput } from '@zhaocai/model';

/** A line while it is typed: texts, and a key that stays while lines come and go. */
export interface LineDraft {
  readonly key: number;
  readonly name: string;
  readonly spec: string;
  readonly unit: string;
  readonly qty: string;
  readonly price: string;
}

export const lineColumns = ['name', 'spec', 'unit', 'qty', 'price'] as const;
export type LineColumn = (typeof lineColumns)[number];

let made = 0;

export function blankLine(): LineDraft {
  return { key: (made += 1), name: '', spec: '', unit: '', qty: '', price: '' };
}

/** `120.0000` is shown as 120. */
function plain(number: string): string {
  return number.includes('.') ? number.replace(/\.?0+$/, '') : number;
}

export function draftsOf(lines: readonly PlanDetailInput[]): LineDraft[] {
  return lines.map(({ name, spec, unit, qty, price }) => ({
    ...blankLine(),
    name,
    spec: spec ?? '',
    unit,
    qty: plain(qty),
    price,
  }));
}

/** What is sent: a line in which nothing was typed is none. */
export function linesOf(drafts: readonly LineDraft[]): PlanDetailInput[] {
  return drafts
    .filter((draft) => lineColumns.some((column) => draft[column].trim() !== ''))
    .map(({ name, spec, unit, qty, price }) => ({
      name: name.trim(),
      spec: spec.trim() || null,
      unit: unit.trim(),
      qty: qty.trim(),
      price: price.trim(),
    }));
}
