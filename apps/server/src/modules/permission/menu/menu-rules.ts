import type { Language, TenantKind } from '@zhaocai/model';
import { refuse } from '../../../platform/http/index.ts';
import { seededMenu } from '../../system/index.ts';
import { branchIds } from '../tree-nodes.ts';
import { titleOf } from './menu-queries.ts';
import type { StoredMenu } from './stored-menus.ts';

/** A menu as it would stand after the save. */
export interface MenuDraft {
  readonly id: string | undefined;
  readonly parentId: string;
  readonly code: string;
  readonly category: number;
  readonly path: string;
  readonly kinds: readonly TenantKind[];
}

const buttonCategory = 2;

export function demandMenuRules(draft: MenuDraft, stored: readonly StoredMenu[], language: Language): void {
  if (stored.some(({ id, code }) => code === draft.code && id !== draft.id))
    refuse('permission.codeTaken', { code: draft.code });
  const parent = demandParent(draft, stored);
  demandCode(draft, parent);
  demandKinds(draft, { stored, parent, language });
}

function demandParent({ id, parentId, category }: MenuDraft, stored: readonly StoredMenu[]): StoredMenu | undefined {
  if (parentId === '0') return category === buttonCategory ? refuse('permission.buttonNeedsMenu') : undefined;
  if (id && branchIds(stored, [id]).has(parentId)) refuse('permission.parentIsSelf');
  const parent = stored.find((one) => one.id === parentId) ?? refuse('permission.parentMissing');
  if (parent.category === buttonCategory) refuse('permission.buttonAbove');
  return parent;
}

/** The first underscore of a permission code ends the menu's part (decisions 22). */
function demandCode({ code, category, path }: MenuDraft, parent: StoredMenu | undefined): void {
  if (category === buttonCategory) {
    const prefix = `${parent?.code ?? ''}_`;
    if (!code.startsWith(prefix) || code.length === prefix.length)
      refuse('permission.buttonCode', { menu: parent?.code ?? '' });
    return;
  }
  if (code.includes('_')) refuse('permission.menuCode');
  if (path && !/^(\/|https?:\/\/)/.test(path)) refuse('permission.menuPath');
}

interface Around {
  readonly stored: readonly StoredMenu[];
  readonly parent: StoredMenu | undefined;
  readonly language: Language;
}

/** A menu is for no kind of tenant that the one above it, or the program itself, does not allow. */
function demandKinds({ id, code, kinds }: MenuDraft, { stored, parent, language }: Around): void {
  const beyond = (outer: readonly TenantKind[]) => kinds.some((kind) => !outer.includes(kind));
  if (parent && beyond(parent.kinds)) refuse('permission.kindsBeyondParent', { menu: titleOf({ language }, parent) });
  const seeded = seededMenu(code);
  if (seeded && beyond(seeded.kinds)) refuse('permission.kindsOfProgram', { menu: code });
  const below = stored.find((one) => one.parentId === id && one.kinds.some((kind) => !kinds.includes(kind)));
  if (below) refuse('permission.kindsBelow', { menu: titleOf({ language }, below) });
}
