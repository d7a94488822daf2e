import type { PaperBlock } from '@zhaocai/model';

/** A piece of paper as the product writes it, before it is known by what it will be drawn. */
export interface Sheet {
  readonly title: string;
  /** Below the title: number, date, who made it. */
  readonly note?: string;
  readonly blocks: readonly SheetBlock[];
  /** At the foot of every page, beside its number. */
  readonly foot?: string;
}

export type SheetBlock = PaperBlock;

/** Names and their values, one below the other. */
export function factsTable(facts: readonly (readonly [name: string, value: string])[]): SheetBlock {
  return { kind: 'table', rows: facts };
}
