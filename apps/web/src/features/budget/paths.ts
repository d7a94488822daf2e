import type { Text } from '@zhaocai/model/kit/text';
import { budgetWords } from './words.ts';

/** Addresses of this feature's screens, so that none is spelled twice. */
const base = '/budget/projectLibraryManage';
export const ledgerPath = `${base}/ledger`;
export const editBudgetPath = `${base}/edit`;

export type DeclarationKind = 'first' | 'second' | 'special';

/** The three lists of declarations: where each is, and what its page of one project is called. */
export const declarations: Readonly<
  Record<DeclarationKind, { readonly list: string; readonly detail: string; readonly title: Text }>
> = {
  first: {
    list: `${base}/stairDeclare`,
    detail: `${base}/stairDeclare/declareDetails`,
    title: budgetWords.firstLevel,
  },
  second: {
    list: `${base}/secondDeclare`,
    detail: `${base}/secondDeclare/secondDetails`,
    title: budgetWords.secondLevel,
  },
  special: {
    list: `${base}/stairSpecialDeclare`,
    detail: `${base}/stairSpecialDeclare/specialDetails`,
    title: budgetWords.special,
  },
};

export function isDeclarationKind(value: string | null): value is DeclarationKind {
  return value !== null && value in declarations;
}

/** Of which list a project is. */
export function kindOf({ level, proType }: { readonly level: unknown; readonly proType: unknown }): DeclarationKind {
  if (level === 2) return 'second';
  return proType === 3 ? 'special' : 'first';
}
