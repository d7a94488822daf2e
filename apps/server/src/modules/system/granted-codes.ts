import type { RoleSeed } from './tenant-seed.ts';
import { menuSeeds } from '@zhaocai/model';
import { menuRows, type MenuRow } from './menu-rows.ts';

const rows = menuRows(menuSeeds).filter(({ planned }) => !planned);
const byCode = new Map(rows.map((row) => [row.code, row]));

/** The codes that a role's grants mean: exact ones, `menu_*` for all buttons, with the menus they stand under. */
export function grantedCodes({ grants, all }: Pick<RoleSeed, 'grants' | 'all'>): readonly string[] {
  const matching = rows.filter(
    ({ code, isEverybodys }) => all || isEverybodys || grants.some((pattern) => covers(pattern, code)),
  );
  const codes = new Set(matching.flatMap((row) => branchOf(row)));
  return [...codes];
}

/** What every role holds from its first day: the menus of one's own work, and the way to them. */
export const codesOfEverybody: ReadonlySet<string> = new Set(grantedCodes({ grants: [] }));

function covers(pattern: string, code: string): boolean {
  return pattern.endsWith('*') ? code.startsWith(pattern.slice(0, -1)) : pattern === code;
}

function branchOf(row: MenuRow): readonly string[] {
  const parent = row.parentCode === undefined ? undefined : byCode.get(row.parentCode);
  return parent ? [row.code, ...branchOf(parent)] : [row.code];
}

/** What no menu has: a role naming such a code would silently get nothing. */
export function unknownGrants({ grants }: Pick<RoleSeed, 'grants'>): readonly string[] {
  return grants.filter((pattern) => !rows.some(({ code }) => covers(pattern, code)));
}
